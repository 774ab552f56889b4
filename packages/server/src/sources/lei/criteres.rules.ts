import type { CritereObjet, DocumentObjet, Langue, Media, Terme } from '@bridge/contract';
import { isFolder, isPage, urlOf } from '../../catalogue/url.rules.ts';
import { animauxOfWords } from '../clean/animaux.words.ts';
import type { Avertissements } from '../clean/avertissements.ts';
import { langueParlee, splitLangues } from '../clean/langue.words.ts';
import { ADRESSE_DE_DOSSIER } from '../clean/media.words.ts';
import { nombreOf } from '../clean/nombre.rules.ts';
import { modeOfWords } from '../clean/tarif.words.ts';
import { folded, textOfField } from '../clean/texte.rules.ts';
import type { Noeud } from '../reading/xml/xml-tree.ts';
import type { Crit } from './crit.ts';
import type { RoleDeCritere } from './flux.ts';
import { Captions } from './legendes.rules.ts';
import { putNoeud } from './restes.rules.ts';
import type { Roles } from './roles.rules.ts';

const ID = /^[\w.-]{1,40}$/;

/** The criteria of a product, in their order. An element without the id of a criterion is kept as a fact under its own name. */
export function critsOf(criteres: Noeud | undefined, contexte: Contexte): Crit[] {
  const crits: Crit[] = [];
  const ranks = new Map<string, number>();
  for (const enfant of criteres?.enfants ?? []) {
    const { attributs, texte } = enfant;
    for (const inside of enfant.enfants) putNoeud(inside, `CRITERES.${inside.nom.toUpperCase()}`, contexte);
    const critere = attributs.CLEF_CRITERE ?? attributs.CLEF;
    if (critere === undefined || !ID.test(critere)) {
      putNoeud({ ...enfant, enfants: [] }, `CRITERES.${enfant.nom.toUpperCase()}`, contexte);
      continue;
    }
    const moda = attributs.CLEF_MODA ?? '0';
    const rang = ranks.get(critere) ?? 0;
    ranks.set(critere, rang + 1);
    crits.push({
      critere,
      modalite: moda === '0' || !ID.test(moda) ? null : moda,
      texte: texte === '' ? undefined : texte,
      rang,
    });
  }
  return crits;
}

interface Contexte {
  readonly region: string;
  readonly langue: Langue;
  readonly roles: Roles;
  readonly document: DocumentObjet;
  readonly avertissements: Avertissements;
}

/** Puts each criterion where its role says, and all of them, but those that are pictures, among the facts. */
export function applyCriteres(crits: readonly Crit[], contexte: Contexte): void {
  const { document, region, roles } = contexte;
  const captions = new Captions(crits, roles);
  for (const crit of crits) {
    const role = roles.get(crit.critere);
    if (role === undefined) {
      document.criteres.push(fact(crit, region));
      continue;
    }
    switch (role.role) {
      case 'photo':
      case 'video':
      case 'document':
        if (addMedia(crit, role.role === 'photo' ? 'image' : role.role, captions, contexte)) continue;
        // A text in a criterion of photos is kept as a fact.
        break;
      case 'legende':
      case 'credit':
        if (textOfField(crit.texte) !== undefined) continue;
        break;
      default:
        applyRole(crit, role, contexte);
    }
    document.criteres.push(fact(crit, region));
  }
  // The captions of photos that are not there are kept as texts.
  for (const { crit, texte } of captions.unused())
    document.textes.push({ sujet: critereTerme(crit, region), corps: { [contexte.langue]: texte } });
}

function critereTerme(crit: Crit, region: string): Terme {
  return { schema: `lei:${region}`, code: crit.critere, libelle: {} };
}

function modaliteTerme(crit: Crit, region: string): Terme | null {
  return crit.modalite === null ? null : { schema: `lei:${region}:${crit.critere}`, code: crit.modalite, libelle: {} };
}

function fact(crit: Crit, region: string): CritereObjet {
  const found: CritereObjet = { critere: critereTerme(crit, region) };
  const modalite = modaliteTerme(crit, region);
  if (modalite !== null) found.modalite = modalite;
  const texte = textOfField(crit.texte);
  if (texte === undefined) return found;
  found.texte = texte;
  const nombre = nombreOf(texte);
  if (nombre !== null) found.nombre = nombre;
  return found;
}

function addMedia(
  crit: Crit,
  genre: Media['genre'],
  captions: Captions,
  { document, roles, langue, region, avertissements }: Contexte,
): boolean {
  // A criterion of photos without a text has no photo: there is nothing to say.
  if (crit.texte === undefined) return true;
  const chemin = `CRITERES.${crit.critere}`;
  const url = urlOf(crit.texte);
  if (url === null) {
    const corps = textOfField(crit.texte);
    if (corps !== undefined && isSentence(corps)) {
      const sujet = modaliteTerme(crit, region) ?? critereTerme(crit, region);
      document.textes.push({ sujet, corps: { [langue]: corps } });
      return false;
    }
    avertissements.add(chemin, 'Cette adresse de photo ou de document n’est pas valide.', crit.texte);
    return true;
  }
  if (genre === 'image' && isFolder(url)) {
    avertissements.add(chemin, ADRESSE_DE_DOSSIER, crit.texte);
    return true;
  }
  const media: Media = {
    cle: `${crit.critere}-${crit.modalite ?? crit.rang}`,
    genre: genre === 'image' && isPage(url) ? 'document' : genre,
    url,
  };
  if (document.medias.some(({ cle }) => cle === media.cle)) media.cle = `${media.cle}-${crit.rang}`;
  const legende = captions.of(roles.paireDe(crit.critere, 'legende'), crit.rang);
  const credit = captions.of(roles.paireDe(crit.critere, 'credit'), crit.rang);
  if (legende !== undefined) media.legende = { [langue]: legende };
  if (credit !== undefined) media.credit = credit;
  document.medias.push(media);
  return true;
}

/** Whether the text of a criterion of photos is a sentence, rather than a wrong address. */
function isSentence(text: string): boolean {
  return !/^(?:https?:|www\.|javascript:|data:|[\w.-]+\/)/i.test(text) && /\p{L}{2,}\s+\p{L}/u.test(text);
}

function applyRole(crit: Crit, role: RoleDeCritere, { document, region, langue }: Contexte): void {
  const terme = modaliteTerme(crit, region);
  const said = crit.modalite === null ? undefined : role.valeurs?.[crit.modalite];
  const texte = textOfField(crit.texte);
  switch (role.role) {
    case 'type':
      if (terme !== null) document.types.push(terme);
      return;
    case 'texte':
      if (texte !== undefined)
        document.textes.push({ sujet: terme ?? critereTerme(crit, region), corps: { [langue]: texte } });
      return;
    case 'classement': {
      const words = said ?? texte;
      if (words === undefined && terme === null) return;
      const valeur = nombreOf(/^\d(?:[.,]\d)?/.exec(words ?? '')?.[0]);
      document.classement = {
        schema: `lei:${region}:${crit.critere}`,
        ...(valeur === null ? {} : { valeur }),
        texte: words ?? crit.modalite ?? '',
      };
      return;
    }
    case 'label':
      if (terme !== null) document.labels.push(terme);
      return;
    case 'langue':
      for (const nom of splitLangues(said ?? texte ?? '')) {
        const parlee = langueParlee(nom, undefined);
        if (!document.languesParlees.includes(parlee)) document.languesParlees.push(parlee);
      }
      return;
    case 'animaux': {
      const words = said ?? texte ?? '';
      const answer = yesOrNo(words) ?? animauxOfWords(words);
      if (answer !== null) document.animaux = answer;
      return;
    }
    case 'accessibilite':
      document.accessibilite.push(terme ?? critereTerme(crit, region));
      return;
    case 'public':
      document.publics.push(terme ?? critereTerme(crit, region));
      return;
    case 'gratuit': {
      const words = said ?? texte ?? '';
      const answer = yesOrNo(words);
      const mode = answer === null ? modeOfWords(words) : answer ? 'gratuit' : 'payant';
      if (mode !== null) document.tarifs.mode = mode;
      return;
    }
    case 'prix':
      addPrice(crit, terme ?? critereTerme(crit, region), langue, document);
      return;
    case 'paiement':
      if (terme !== null) document.tarifs.paiements.push(terme);
      return;
    case 'capacite': {
      const valeur = nombreOf(texte);
      if (valeur !== null) document.capacites.push({ mesure: said ?? crit.modalite ?? crit.critere, valeur });
      return;
    }
    case 'territoire':
      document.lieu.territoires.push(terme ?? critereTerme(crit, region));
      return;
    case 'environnement':
      document.lieu.environnements.push(terme ?? critereTerme(crit, region));
      return;
  }
}

const RANGE = /^(?:de\s+)?(\d+(?:[.,]\d+)?)\s*(?:€|euros?)?\s*(?:-|–|à|a|\/)\s*(\d+(?:[.,]\d+)?)\s*(?:€|euros?)?$/i;

function addPrice(crit: Crit, libelle: Terme, langue: Langue, document: DocumentObjet): void {
  const texte = textOfField(crit.texte);
  if (texte === undefined) return;
  const range = RANGE.exec(texte);
  const min = nombreOf(range?.[1] ?? texte);
  const max = nombreOf(range?.[2]);
  // A price that is nil or free may be that of some: the other prices say whether one pays.
  if ((max ?? min ?? 0) > 0 || modeOfWords(texte) === 'payant') document.tarifs.mode ??= 'payant';
  document.tarifs.lignes.push({
    libelle,
    ...(min === null ? { note: { [langue]: texte } } : { min }),
    ...(max === null ? {} : { max }),
    devise: 'EUR',
  });
}

const OUI = new Set(['oui', 'o', 'yes', 'ja', 'true', '1', 'x']);
const NON = new Set(['non', 'n', 'no', 'nein', 'false', '0']);

/** « 0 € » is a price and « oui, en laisse » a condition: only words that are the whole answer are a yes or a no. */
function yesOrNo(text: string): boolean | null {
  const words = text.includes('€') ? '' : folded(text);
  if (OUI.has(words)) return true;
  return NON.has(words) ? false : null;
}
