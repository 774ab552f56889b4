import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The typefaces that the product ships, as charts name them, and the packages that hold their files. */
export const POLICES = {
  'Source Sans 3': '@expo-google-fonts/source-sans-3',
  'Source Serif 4': '@expo-google-fonts/source-serif-4',
} as const;
export type Police = keyof typeof POLICES;

/** The typeface of the signs that the others lack, stars first: it stands behind both. */
const SYMBOLES = '@expo-google-fonts/noto-sans-symbols-2';

export const isPolice = (nom: string): nom is Police => Object.hasOwn(POLICES, nom);

/** The weights that are used: each is a file to read. */
export const GRAISSES = [400, 600, 700] as const;
const isUsed = (folder: string) => GRAISSES.some((graisse) => folder.startsWith(String(graisse)));

/** The files of all typefaces. */
export const readPolices = (): Buffer[] => filesDesPolices().map((file) => readFileSync(file));
export const readPolicesDeTexte = (): Buffer[] => policesDeTexte().map((file) => readFileSync(file));
export const readSymboles = (): Buffer[] => filesOf(SYMBOLES).map((file) => readFileSync(file));

/** The upright file of one weight. */
export function fileDePolice(police: Police, graisse: (typeof GRAISSES)[number]): string {
  const found = filesOf(POLICES[police]).find((file) => new RegExp(`_${graisse}[A-Za-z]+\\.ttf$`).test(file));
  if (found === undefined) throw new Error(`${police} has no file of weight ${graisse}`);
  return found;
}

/** The paths of the files of typefaces. */
export const filesDesPolices = (): string[] => [...policesDeTexte(), ...filesOf(SYMBOLES)];
const policesDeTexte = (): string[] => Object.values(POLICES).flatMap(filesOf);

function filesOf(name: string): string[] {
  const { resolve } = createRequire(import.meta.url);
  const folder = dirname(resolve(`${name}/package.json`));
  return readdirSync(folder)
    .filter(isUsed)
    .flatMap((weight) =>
      readdirSync(join(folder, weight))
        .filter((file) => file.endsWith('.ttf'))
        .map((file) => join(folder, weight, file)),
    );
}
