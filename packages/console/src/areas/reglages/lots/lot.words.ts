import type { LotDeTraductionApidae } from '@bridge/contract';

const some = (count: number, one: string, many: string) => `${count}\u00a0${count > 1 ? many : one}`;

/** A lot in words: « 12 textes de 5 objets, 3 à relire. 4 écrits dans Apidae, 1 refusé. » */
export function lotEnMots({ textes, objets, aRelire, refuses, envois }: LotDeTraductionApidae): string {
  if (textes === 0) return 'Aucun texte.';
  const made = [
    `${some(textes, 'texte', 'textes')} de ${some(objets, 'objet', 'objets')}`,
    aRelire > 0 && `${aRelire} à relire`,
    refuses > 0 && some(refuses, 'écarté à la relecture', 'écartés à la relecture'),
  ];
  const sent = [
    envois.ecrits > 0 && some(envois.ecrits, 'objet écrit dans Apidae', 'objets écrits dans Apidae'),
    envois.enCours > 0 && some(envois.enCours, 'envoi en cours', 'envois en cours'),
    envois.refuses > 0 && some(envois.refuses, 'envoi refusé', 'envois refusés'),
  ];
  return [made, sent]
    .map((parts) => parts.filter(Boolean).join(', '))
    .filter((part) => part !== '')
    .map((part) => `${part}.`)
    .join(' ');
}
