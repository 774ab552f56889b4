/** Inside a name: « Bourg-en-Bresse », « La Table de l’Étang ». */
const PETITS = new Set(
  `a à au aux avec chez dans de des du en entre et la le les lès ou où par pour sans sous sur un une vers`.split(' '),
);
/** Acronyms, written in capitals anywhere. */
const SIGLES = new Set(
  `adt aoc aop apf bd bmx bnb cd crt dj drac epci fff igp irm jo kfc mjc odg ong onf ot otsi pmr pnr qg rn sarl sas
   scea sci sdis tgv ugc ulm unesco usa vip vr vtc vtt zac`.split(/\s+/),
);
const VOYELLE = /[aeiouyàâäéèêëîïôöùûüœæ]/u;
/** Roman numerals from II to XXXIX: shorter ones are letters, longer ones words. */
const ROMAIN = /^(?=[ivx]{2,})x{0,3}(?:ix|iv|v?i{0,3})$/;
/** « XIXE », « 1ER », « 2EME ». */
const ORDINAL = /^(?=[ivx])(x{0,3}(?:ix|iv|v?i{0,3}))(e|er|eme|ème)$/;
const ELISION = new Set(['l', 'd', 'j', 'm', 'n', 's', 't', 'c', 'qu', 'jusqu', 'lorsqu', 'puisqu']);
/** Signs after which a word starts with a capital. */
const DEBUT = /[:!?;–—(«"/|•]\s*$/u;

/** A text written in small letters, or in capitals, the way French writes names. */
export function casseDeNom(texte: string): string {
  const whole = texte.toLowerCase();
  return whole.replace(/[\p{L}\p{M}]+/gu, (mot, at: number) => {
    const before = whole.slice(0, at);
    const after = whole.slice(at + mot.length);
    if (/\d$/.test(before)) return /^(?:e|er|re|ere|ère|eme|ème|h|m|km|ha)$/u.test(mot) ? mot : mot.toUpperCase();
    if (isSigle(mot, before, after)) return mot.toUpperCase();
    const [, siecle, rang] = ORDINAL.exec(mot) ?? [];
    if (siecle && rang) return siecle.toUpperCase() + rang;
    const isFirst = !/\p{L}/u.test(before) || DEBUT.test(before);
    const isElided = ELISION.has(mot) && /^[’']/u.test(after);
    // « A » after a hyphen or a space is the preposition « à » without its accent.
    if (!isFirst && (PETITS.has(mot) || isElided)) return mot;
    return mot.charAt(0).toUpperCase() + mot.slice(1);
  });
}

function isSigle(mot: string, before: string, after: string): boolean {
  if (SIGLES.has(mot) || ROMAIN.test(mot)) return true;
  // « A.O.C. », « R&B ».
  if (mot.length === 1 && (/^[.&]\p{L}/u.test(after) || /\p{L}[.&]$/u.test(before))) return true;
  const isElided = /^[’']/u.test(after);
  return mot.length >= 2 && mot.length <= 4 && !isElided && !VOYELLE.test(mot) && !ABREVIATIONS.has(mot);
}

/** Abbreviations without a vowel: « St Jean », « Mt Blanc ». */
const ABREVIATIONS = new Set(['st', 'sts', 'mt', 'mr', 'dr', 'km', 'kg', 'nb', 'vs']);

/** Shorter names in capitals may be initials. */
const SHORTEST = 5;

/** A name in usual case when its source wrote it in capitals. A name with a small letter is left as it is. */
export function nomLisible(nom: string): string {
  const letters = nom.match(/\p{L}/gu)?.length ?? 0;
  return letters < SHORTEST || /\p{Ll}/u.test(nom) ? nom : casseDeNom(nom);
}
