import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { textsOf } from './source.ts';

const SERVER = fileURLToPath(new URL('../../server/src', import.meta.url));

/** Where the server words what the people of the console read. */
const SPEAKS =
  /^(areas|crud|catalogue|composition[\\/]edition|decodage|platform[\\/](http[\\/](demande|endpoint)\.|jobs|mail\.failure|net)|publication[\\/](publish|reserve|print|ecran|web[\\/](remarques|mesures))|rendering[\\/](style|print[\\/](pdf[\\/]pdf\.(acces|presse)|tirage))|sources[\\/])/;
/** What visitors, advertisers and owners read has its own languages; models and samples are nobody’s words. */
const FOR_OTHERS =
  /(^|[\\/])testing([\\/]|\.ts$)|\.page\.ts$|areas[\\/](annonces[\\/]rapport|objets[\\/]qualite[\\/]correction|editions[\\/](envois[\\/]courriel\.words|gabarits[\\/]essai))/;
const SOURCE = /(?<!\.test|\.d)\.ts$/;
/** Their subjects are no sentences. */
const LETTER = /(mails|courriel\.(service|rules)|alertes?|rappels|budget)\.ts$/;
/** Sentences that one file begins and others end. */
const BROKEN = /(pdf\.(acces|presse)|(tirage[\\/]tirage|print[\\/]controle\.rules))\.ts$/;
const isHalf = (words: string) => /^[\p{Ll}{].* .*\.$|^\p{Lu}.*: \{0\}$/u.test(words);
/** What names a task, for the program alone. */
const KEY = /^(courriel|ecran|envois|who) /;

const isSentence = (words: string) =>
  /^(\p{Lu}|«|\{)/u.test(words) && /[.?!]$/.test(words) && /[\s\u00a0]/.test(words) && /\p{Ll}{2}/u.test(words);

/** The sentences that the server says to the people of the console: refusals, remarks, what became of their work, e-mails. */
export function sentencesOfServer(): Set<string> {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter(
    (file) => SOURCE.test(file) && SPEAKS.test(file) && !FOR_OTHERS.test(file),
  );
  return new Set(
    files.flatMap((file) =>
      textsOf(file, readFileSync(join(SERVER, file), 'utf8'))
        .map(({ words }) => words)
        .filter(
          (words) =>
            isSentence(words) || (LETTER.test(file) && !KEY.test(words)) || (BROKEN.test(file) && isHalf(words)),
        ),
    ),
  );
}
