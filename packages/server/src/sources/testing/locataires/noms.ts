import { type Hasard, parmi } from './valeurs.ts';

/**
 * Words of languages that no client of the trade writes in. None may enter a rule of the suggestion, which a test keeps: names made of
 * them say nothing, and what is found must come from the values.
 */
const ETRANGERS =
  'kirja talvi lumi hirvi orava ilves karhu kettu jarvi saari pilvi kuzgun yildiz bahari nyumba mlima zeytin porsuk rybnik ptak wiosna drzewo jesien szelvi hegyi madar gyongy felho vihar kavics vadon suvel koivu hanki routa'.split(
    ' ',
  );
const SYLLABES = 'ba ko mu vi zo ru ka do gu ze fo xa ju ki wo'.split(' ');

const chiffre = (h: Hasard): number => Math.floor(h() * 10);

const FACONS: readonly ((h: Hasard) => string)[] = [
  (h) => parmi(ETRANGERS, h),
  (h) => `${parmi(ETRANGERS, h)} ${parmi(ETRANGERS, h)}`,
  (h) => [parmi(SYLLABES, h), parmi(SYLLABES, h), parmi(SYLLABES, h)].join(''),
  (h) => `Z${chiffre(h)}${chiffre(h)}`,
  (h) => `Q ${parmi(SYLLABES, h)} ${chiffre(h)}${chiffre(h)}`,
];

/** The name of a field that says nothing of what it holds. */
export const nomInconnu = (h: Hasard): string => parmi(FACONS, h)(h);
