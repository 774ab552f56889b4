import { labelOfSysteme, type Systeme } from '@bridge/contract';
import { FluxIllisible } from '../source.ts';

/** How the documents of each system begin: what tells them apart without reading them. */
const MARQUES: readonly { readonly systeme: Systeme; readonly debut: string; readonly marque: RegExp }[] = [
  { systeme: 'lei', debut: '<LEI>', marque: /^(?:<[?!][^>]*>\s*)*<LEI[\s>]/i },
  { systeme: 'tourinsoft', debut: '<feed>', marque: /^(?:<[?!][^>]*>\s*)*<feed[\s>]/i },
  { systeme: 'tourinsoft', debut: 'SyndicObjectID', marque: /^[[{].*"SyndicObjectID"\s*:/s },
  { systeme: 'apidae', debut: 'objetsTouristiques', marque: /^\{.*"objetsTouristiques"\s*:/s },
  { systeme: 'datatourisme', debut: 'rdfs:label', marque: /^[[{].*"(?:rdfs:label|isLocatedAt)"\s*:/s },
  { systeme: 'apidae', debut: 'libelleFr', marque: /^[[{].*"nom"\s*:\s*\{\s*"libelleFr"\s*:/s },
];
const HEAD = 20_000;

/** The same text, as long as it does not begin as the documents of another system do. Throws FluxIllisible. */
export async function* textFor(systeme: Systeme, texte: AsyncIterable<string>): AsyncGenerator<string> {
  let begun = false;
  for await (const chunk of texte) {
    if (!begun && chunk.trim() !== '') {
      begun = true;
      refuseOther(systeme, chunk.slice(0, HEAD).trimStart());
    }
    yield chunk;
  }
}

function refuseOther(systeme: Systeme, head: string): void {
  const met = MARQUES.filter(({ marque }) => marque.test(head));
  // A document that also looks like one of the wanted system is read.
  const [other] = met.some((one) => one.systeme === systeme) ? [] : met;
  if (!other) return;
  const label = labelOfSysteme(other.systeme);
  const how = other.debut.startsWith('<') ? 'commence par' : 'contient';
  throw new FluxIllisible(
    `Ce document ${how} «\u00a0${other.debut}\u00a0»\u00a0: c’est un fichier ${label}. Créez plutôt un flux ${label}.`,
  );
}
