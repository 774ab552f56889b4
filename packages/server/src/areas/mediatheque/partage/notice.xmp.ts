import { element, escapeHtml } from '../../../platform/html.ts';
import { conditionsEnMots } from './conditions.words.ts';
import type { MediaDuLot } from './partage.repository.ts';

/** Letters that no XML may hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const IMPOSSIBLE = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;
const NAMESPACES = {
  'xmlns:rdf': 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:photoshop': 'http://ns.adobe.com/photoshop/1.0/',
  'xmlns:xmpRights': 'http://ns.adobe.com/xap/1.0/rights/',
  'xmlns:Iptc4xmpCore': 'http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/',
};

const said = (texte: string) => escapeHtml(texte.replace(IMPOSSIBLE, ''));
const plain = (nom: string, texte: string | null) => (texte ? element(nom, {}, said(texte)) : '');
const inFrench = (nom: string, texte: string) =>
  texte === ''
    ? ''
    : element(nom, {}, element('rdf:Alt', {}, element('rdf:li', { 'xml:lang': 'x-default' }, said(texte))));

/** What is known of a photo, as IPTC names it, in the form (XMP) that software of the press reads in a file. */
export function noticeEnXmp(media: MediaDuLot): Buffer {
  const { titre, legende, alternatif, auteur, credit, commune, priseLe } = media;
  const fields = [
    inFrench('dc:title', titre),
    inFrench('dc:description', legende),
    inFrench('Iptc4xmpCore:AltTextAccessibility', alternatif),
    auteur ? element('dc:creator', {}, element('rdf:Seq', {}, plain('rdf:li', auteur))) : '',
    inFrench('dc:rights', credit),
    plain('photoshop:Credit', credit),
    inFrench('xmpRights:UsageTerms', conditionsEnMots(media)),
    plain('photoshop:City', commune),
    plain('photoshop:DateCreated', priseLe),
  ];
  const description = element('rdf:Description', { 'rdf:about': '' }, fields.join(''));
  const meta = element('x:xmpmeta', { 'xmlns:x': 'adobe:ns:meta/' }, element('rdf:RDF', NAMESPACES, description));
  return Buffer.from(`<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>${meta}<?xpacket end="r"?>`);
}
