import { type EtatTraduction, langueSchema, MOST_SEGMENTS } from '@bridge/contract';
import { SaxesParser } from 'saxes';
import { FichierIllisible, type SegmentRevenu, type SegmentSorti } from './segment.ts';

const ESPACE = 'urn:oasis:names:tc:xliff:document:2.0';

/** The states of the ledger in XLIFF 2. */
const ETATS: Readonly<Record<EtatTraduction, string>> = {
  a_jour: 'final',
  perimee: 'initial',
  manquante: 'initial',
  a_relire: 'translated',
  refusee: 'initial',
};

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** The characters that XML 1.0 cannot hold, which are left out. */
const HELD = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const escaped = (text: string) => text.replace(HELD, '').replace(/[&<>"]/g, (one) => ESCAPED[one] ?? one);

/** Texts as an XLIFF 2 file: a unit each, with the id of its line. */
export function writeXliff(segments: readonly SegmentSorti[], langue: string): string {
  const units = segments.map(
    ({ ligne, nom, champ, etat, francais, traduction }) => `    <unit id="t${ligne}">
      <notes><note>${escaped(`${nom} – ${champ}`)}</note></notes>
      <segment state="${ETATS[etat]}">
        <source xml:space="preserve">${escaped(francais)}</source>
        <target xml:space="preserve">${escaped(traduction)}</target>
      </segment>
    </unit>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${ESPACE}" version="2.0" srcLang="fr" trgLang="${langue}">
  <file id="bridge">
${units.join('\n')}
  </file>
</xliff>
`;
}

/** Reads the texts of an XLIFF 2 file. Nothing outside the file is ever read, and no entity is made up. */
export function readXliff(contenu: string): SegmentRevenu[] {
  const parser = new SaxesParser({ xmlns: false });
  const found: SegmentRevenu[] = [];
  let langue: SegmentRevenu['langue'] | undefined;
  let unit: { id: string; source: string; target: string } | undefined;
  let into: 'source' | 'target' | undefined;
  parser.on('error', () => {
    throw new FichierIllisible(`Ce n’est pas un fichier XML lisible (ligne ${parser.line}).`);
  });
  parser.on('doctype', () => {
    throw new FichierIllisible('Le fichier déclare un DOCTYPE\u00a0: un XLIFF n’en a pas besoin, il est refusé.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'xliff') {
      if (!String(attributes.version).startsWith('2'))
        throw new FichierIllisible(
          'Ce fichier n’est pas de l’XLIFF 2\u00a0: exportez-le d’ici, puis rendez-le tel quel.',
        );
      const read = langueSchema.safeParse(String(attributes.trgLang).slice(0, 2).toLowerCase());
      if (!read.success) throw new FichierIllisible('La langue cible (trgLang) n’est pas une langue de Bridge.');
      langue = read.data;
    } else if (langue === undefined) throw new FichierIllisible('Ce fichier n’est pas de l’XLIFF.');
    else if (name === 'unit') {
      unit = { id: String(attributes.id ?? ''), source: '', target: '' };
      if (found.length >= MOST_SEGMENTS)
        throw new FichierIllisible(`Le fichier a plus de ${MOST_SEGMENTS} textes\u00a0: coupez-le.`);
    } else if (name === 'source' || name === 'target') into = name;
  });
  const take = (text: string) => {
    if (unit && into) unit[into] += text;
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('closetag', ({ name }) => {
    if (name === 'source' || name === 'target') into = undefined;
    if (name !== 'unit' || unit === undefined || langue === undefined) return;
    const ligne = Number(/^t(\d{1,15})$/.exec(unit.id)?.[1] ?? 0);
    found.push({ ou: `unité ${unit.id}`, ligne, langue, francais: unit.source, traduction: unit.target.trim() });
    unit = undefined;
  });
  parser.write(contenu).close();
  return found;
}
