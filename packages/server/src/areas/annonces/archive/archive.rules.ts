import { formatNumber } from '@bridge/contract';

/** The rules of HTML5 creations. A browser would refuse the same things: here people learn of it sooner. */

export interface FichierDArchive {
  /** The path in the archive. */
  readonly chemin: string;
  readonly contenu: Buffer;
}

export const MOST_FICHIERS = 40;
/** The largest archive once open, in bytes. */
export const LARGEST_OUVERTE = 5_000_000;

export const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  woff: 'font/woff',
  mp4: 'video/mp4',
  webm: 'video/webm',
};
const ECRITS = ['html', 'css', 'js', 'json', 'svg'];

export const extensionDe = (chemin: string): string => /\.([a-z0-9]+)$/i.exec(chemin)?.[1]?.toLowerCase() ?? '';
const ENTREE = 'index.html';

export interface Examen {
  /** The reasons of a refusal, one sentence each. */
  readonly fautes: readonly string[];
  /** The files, named from the folder of the page. */
  readonly fichiers: readonly FichierDArchive[];
  readonly largeur: number | null;
  readonly hauteur: number | null;
}

/** Looks through the files of an archive. */
export function examine(archive: readonly FichierDArchive[]): Examen {
  const racine = racineDe(archive);
  const fichiers = archive.flatMap(({ chemin, contenu }) =>
    chemin.startsWith(racine) ? [{ chemin: chemin.slice(racine.length), contenu }] : [],
  );
  const page = fichiers.find(({ chemin }) => chemin === ENTREE);
  const textes = fichiers.filter(({ chemin }) => ECRITS.includes(extensionDe(chemin)));
  const taille = page && tailleDite(page.contenu.toString('utf8'));
  return {
    fautes: [
      ...fautesDeListe(archive),
      ...(page === undefined ? ['Il y manque «\u00a0index.html\u00a0», la page de la création.'] : []),
      ...textes.flatMap(({ chemin, contenu }) => fautesDeTexte(chemin, contenu.toString('utf8'))),
      ...(page !== undefined && !textes.some(({ contenu }) => /clickTag/i.test(contenu.toString('utf8')))
        ? [
            'Le clic n’y est pas prévu\u00a0: ouvrez l’adresse de la variable «\u00a0clickTag\u00a0», que Bridge fournit.',
          ]
        : []),
      ...(page !== undefined && taille === null
        ? [
            'Sa taille n’y est pas dite\u00a0: ajoutez à index.html la balise <meta name="ad.size" content="width=300,height=250">.',
          ]
        : []),
    ],
    fichiers,
    largeur: taille?.largeur ?? null,
    hauteur: taille?.hauteur ?? null,
  };
}

/** The folder of the page: the archive itself, or the only folder in it. */
function racineDe(archive: readonly FichierDArchive[]): string {
  if (archive.some(({ chemin }) => chemin === ENTREE)) return '';
  const [first = ''] = archive.map(({ chemin }) => `${chemin.split('/')[0]}/`);
  return archive.every(({ chemin }) => chemin.startsWith(first)) ? first : '';
}

function fautesDeListe(archive: readonly FichierDArchive[]): string[] {
  const fautes: string[] = [];
  if (archive.length > MOST_FICHIERS)
    fautes.push(`Trop de fichiers\u00a0: ${archive.length}, ${MOST_FICHIERS} au plus.`);
  const poids = archive.reduce((sum, { contenu }) => sum + contenu.length, 0);
  if (poids > LARGEST_OUVERTE)
    fautes.push(`Trop lourd une fois ouvert\u00a0: ${formatNumber(LARGEST_OUVERTE / 1e6, 'Mo')} au plus.`);
  const noms = archive.map(({ chemin }) => chemin);
  const twice = noms.find((nom, rang) => noms.indexOf(nom) < rang);
  if (twice !== undefined) fautes.push(`Deux fichiers y ont le même nom, «\u00a0${twice}\u00a0».`);
  const others = noms.filter((chemin) => !Object.hasOwn(TYPES, extensionDe(chemin)));
  if (others.length > 0)
    fautes.push(`Types de fichiers refusés\u00a0: ${others.slice(0, 3).join(', ')}${others.length > 3 ? '…' : ''}.`);
  return fautes;
}

/** Namespaces of drawings, which are no addresses to load. */
const NOMS = /https?:\/\/www\.w3\.org\/[\w./#-]*/gi;
const LIGNES = /^[ \t]*\/\/.*$/gm;
/**
 * Network addresses: `https://…`, `wss://…`, or `//…` where an address may stand, after a quote, a parenthesis or an
 * equals sign. None of these expressions backtracks over long texts, since anybody may deposit one.
 */
const RESEAU = /(?:https?|wss?|ftp):\/\/[^\s"'`)<]+|(?<=["'`(=]\s{0,9})\/\/[\w-]+\.[\w.-]+[^\s"'`)<]*/i;
const TRACES = /document\s*\.\s*cookie|\b(?:localStorage|sessionStorage|indexedDB)\b/;

/** A text without the parts between two marks. */
function without(texte: string, begin: string, end: string): string {
  const kept: string[] = [];
  for (let at = 0; ; ) {
    const from = texte.indexOf(begin, at);
    const to = from < 0 ? -1 : texte.indexOf(end, from + begin.length);
    if (to < 0) return kept.join('') + texte.slice(at);
    kept.push(texte.slice(at, from));
    at = to + end.length;
  }
}

function fautesDeTexte(chemin: string, texte: string): string[] {
  const code = without(without(texte, '<!--', '-->'), '/*', '*/')
    .replace(LIGNES, '')
    .replace(NOMS, '');
  const reseau = RESEAU.exec(code)?.[0];
  const trace = TRACES.exec(code)?.[0];
  return [
    ...(reseau === undefined
      ? []
      : [
          `«\u00a0${chemin}\u00a0» appelle le réseau (${reseau.slice(0, 80)})\u00a0: tout doit être dans l’archive, et le clic passer par clickTag.`,
        ]),
    ...(trace === undefined
      ? []
      : [`«\u00a0${chemin}\u00a0» garde une trace du visiteur (${trace})\u00a0: c’est refusé.`]),
  ];
}

/** The size in `<meta name="ad.size" content="width=300,height=250">`, its attributes in any order. */
function tailleDite(html: string): { readonly largeur: number; readonly hauteur: number } | null {
  const meta = /<meta\b[^<>]{0,500}\bad\.size\b[^<>]{0,500}>/i.exec(html)?.[0] ?? '';
  const [largeur, hauteur] = ['width', 'height'].map((name) =>
    Number(new RegExp(`${name}\\s*=\\s*(\\d{1,5})`, 'i').exec(meta)?.[1] ?? 0),
  );
  return largeur && hauteur ? { largeur, hauteur } : null;
}
