import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { textsOf } from './source.ts';

const SERVER = fileURLToPath(new URL('../../server/src', import.meta.url));

/** The files where the server writes sentences for the people of the console. */
const SPEAKS =
  /^(areas|crud|catalogue|composition[\\/]edition|process[\\/]decodage|platform[\\/](http[\\/](demande|endpoint)\.|jobs|mail\.failure|net)|publication[\\/](publish|reserve|print|ecran|web[\\/](remarques|mesures))|rendering[\\/](style|print[\\/](pdf[\\/]pdf\.(acces|presse)|tirage))|sources[\\/])/;
/** The files for visitors, advertisers, owners and whoever gets a link to media, who have languages of their own; and those of models and samples. */
const FOR_OTHERS =
  /(^|[\\/])testing([\\/]|\.ts$)|\.page\.ts$|areas[\\/](annonces[\\/]rapport|objets[\\/]qualite[\\/](correction|reponses[\\/]reponses\.html)|editions[\\/](envois[\\/]courriel\.words|gabarits[\\/]essai)|mediatheque[\\/]partage[\\/]conditions\.words)/;
const SOURCE = /(?<!\.test|\.d)\.ts$/;
/** The files that write e-mails, whose subjects are no sentences. */
const LETTER = /(mails|courriel\.(service|rules)|alertes?|rappels|budget)\.ts$/;
/** The files whose sentences start in one file and end in another. */
const BROKEN = /(pdf\.(acces|presse)|(tirage[\\/]tirage|print[\\/]controle\.rules))\.ts$/;
const isHalf = (words: string) => /^[\p{Ll}{].* .*\.$|^\p{Lu}.*: \{0\}$/u.test(words);
/** The names of tasks, which only the program reads. */
const KEY = /^(courriel|ecran|envois|who) /;

const isSentence = (words: string) =>
  /^(\p{Lu}|«|\{)/u.test(words) && /[.?!]$/.test(words) && /[\s\u00a0]/.test(words) && /\p{Ll}{2}/u.test(words);

/** The sentences of the server for people of the console: refusals, remarks, outcomes of jobs, e-mails. */
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
