const LONGEST = 200;

/** What a name ends with that says the type of its file. */
const SUFFIXE = /\.(?:[A-Za-z0-9]{1,5}|geojson)$/i;

/** Invisible characters that make a name read as another: controls, and those that turn the direction of reading. */
const INVISIBLES = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A text from a file or its name, ready to be shown: composed letters, one line, nothing hidden. */
export function texteNet(text: string, longest: number): string {
  const clean = text.normalize('NFC').replace(/\s+/g, ' ').replace(INVISIBLES, '').trim();
  return clean.length <= longest
    ? clean
    : [...clean.slice(0, longest)]
        .join('')
        .replace(/[\uD800-\uDBFF]$/, '')
        .trim();
}

/** The name that a file is kept under: without the folder it lay in, and with the extension of its content. */
export function nomDeFichier(nom: string, extension: string): string {
  const own = texteNet(nom.split(/[/\\]/).at(-1) ?? '', LONGEST).replace(/[<>:"|?*]/g, '_');
  const base = own.replace(SUFFIXE, '').replace(/^\.+/, '').trim();
  return `${(base || 'fichier').slice(0, LONGEST - extension.length - 1)}.${extension}`;
}

/** The name of a file as a title that a person would read. */
export function titreDuNom(nom: string): string {
  const words = nom
    .replace(SUFFIXE, '')
    .replace(/[_\s]+/g, ' ')
    .trim();
  return words.charAt(0).toLocaleUpperCase('fr') + words.slice(1);
}
