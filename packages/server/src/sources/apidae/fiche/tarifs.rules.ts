import type { DocumentObjet } from '@bridge/contract';
import type { Avertissements } from '../../clean/avertissements.ts';
import { bornes } from './horaires.rules.ts';
import {
  bothOf,
  type Champs,
  isVide,
  lignesOf,
  liste,
  nombre,
  objet,
  termeOf,
  termesOf,
  textesOuRien,
} from './valeurs.rules.ts';

type Tarifs = DocumentObjet['tarifs'];

const MODES: Readonly<Record<string, NonNullable<Tarifs['mode']>>> = {
  GRATUIT: 'gratuit',
  ACCES_LIBRE: 'libre',
  ACCES_LIBRE_STATIONNEMENT_PAYANT_OBLIGATOIRE: 'libre',
  ACCES_LIBRE_TRANSPORT_PAYANT: 'libre',
  ENTREE_LIBRE: 'libre',
  PARTICIPATION_LIBRE: 'participation',
  PAYANT_TARIFS_NON_COMMUNIQUES: 'non-communique',
  PAYANT: 'payant',
};

export function tarifsApidae(value: unknown, avertissements: Avertissements): Tarifs {
  const source = objet(value);
  const tarifs: Tarifs = { lignes: [], paiements: termesOf(source.modesPaiement, 'ModePaiement') };
  for (const [index, periode] of liste(source.periodes).entries()) {
    lignes(tarifs, source, objet(periode), `descriptionTarif.periodes[${index}]`, avertissements);
  }
  const texte = textesOuRien(source.tarifsEnClair);
  if (texte !== undefined) tarifs.texte = texte;
  const mode = modeOf(source, tarifs);
  if (mode !== undefined) tarifs.mode = mode;
  return tarifs;
}

function modeOf(source: Champs, tarifs: Tarifs): Tarifs['mode'] {
  const said = typeof source.indicationTarif === 'string' ? MODES[source.indicationTarif] : undefined;
  if (said !== undefined) return said;
  if (source.gratuit === true) return 'gratuit';
  // Older records have « gratuit: false » when nobody filled that field: only a price proves that the offer is paid.
  return tarifs.lignes.length > 0 ? 'payant' : undefined;
}

function lignes(tarifs: Tarifs, source: Champs, periode: Champs, chemin: string, avertissements: Avertissements): void {
  const dates = bornes(periode, chemin, avertissements);
  const saison = lignesOf(periode.type);
  for (const one of liste(periode.tarifs)) {
    const tarif = objet(one);
    const min = nombre(tarif.minimum);
    const max = nombre(tarif.maximum);
    const note = bothOf(saison, lignesOf(tarif.precisionTarif));
    const devise = [tarif.devise, source.devise].find((code) => typeof code === 'string' && /^[A-Z]{3}$/.test(code));
    tarifs.lignes.push({
      libelle: termeOf(tarif.type, 'TarifType') ?? { schema: 'apidae:TarifType', code: 'autre', libelle: {} },
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
      devise: typeof devise === 'string' ? devise : 'EUR',
      ...dates,
      ...(isVide(note) ? {} : { note }),
    });
  }
}
