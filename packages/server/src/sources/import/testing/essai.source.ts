import { readFile } from 'node:fs/promises';
import { documentVide, type Terme } from '@bridge/contract';
import { FicheRefusee, FluxIllisible, type Source } from '../../source.ts';

/** A record of the test source, with the least that a real one has. */
export interface FicheEssai {
  readonly id?: string;
  readonly nom?: string;
  readonly commune?: string;
  readonly etat?: 'publie' | 'masque';
  readonly description?: string;
  readonly mots?: readonly string[];
  readonly date?: string;
  /** Amounts, each named by a code alone. */
  readonly prix?: Readonly<Record<string, number>>;
  /** A warning that the reading gives. */
  readonly doute?: string;
}

export interface FluxEssai {
  /** Records in each answer of the source. */
  readonly taille: number;
}

export interface ReponseEssai {
  readonly fiches: readonly FicheEssai[];
  readonly total: number;
  readonly coupee?: boolean;
  /** Ids of the records that the source names as removed. */
  readonly supprimees?: readonly string[];
}

/** A system as simple as can be: pages of JSON, each with the count of all records. */
export const sourceEssai: Source<FluxEssai> = {
  systeme: 'lei',
  prochaine: ({ taille }, lues) => {
    const recues = lues.reduce((sum, { nombre }) => sum + nombre, 0);
    const total = lues[0]?.total;
    if (lues.length > 0 && (lues.at(-1)?.nombre === 0 || recues >= (total ?? 0))) return null;
    const page = lues.length + 1;
    return { cle: `page-${page}`, objet: `Page ${page}`, url: `https://source.example/?page=${page}&taille=${taille}` };
  },
  async *read(_flux, { fichier }) {
    const { fiches, total, coupee, supprimees = [] }: ReponseEssai = JSON.parse(await readFile(fichier, 'utf8'));
    for (const identifiant of supprimees) yield { kind: 'suppression', identifiant };
    for (const [index, fiche] of fiches.entries())
      yield { kind: 'fiche', brut: JSON.stringify(fiche), valeur: fiche, position: `$.fiches[${index}]` };
    if (coupee) throw new FluxIllisible('La réponse s’arrête au milieu.', true);
    return { nombre: fiches.length, total };
  },
  identifiantDe: (_flux, valeur) => ficheOf(valeur).id ?? null,
  interpret: (_flux, valeur) => {
    const { id = '', nom, commune, etat = 'publie', description, mots = [], date, prix = {}, doute } = ficheOf(valeur);
    if (nom === undefined) throw new FicheRefusee('La fiche n’a pas de nom.', 'nom', id);
    const document = documentVide();
    document.typeBridge = 'hotel';
    document.nom = { fr: nom };
    if (description !== undefined) document.description = { fr: description };
    if (commune !== undefined) document.lieu.commune = commune;
    document.types = [word('essai:type', 'hotel', 'Hôtel')];
    document.criteres = mots.map((mot) => ({
      critere: word('essai', 'services', 'Services'),
      modalite: word('essai:services', mot, mot),
    }));
    if (date !== undefined)
      document.ouverture.periodes = [{ du: date, au: date, chaqueAnnee: false, regle: 'quotidien', creneaux: [] }];
    document.tarifs.lignes = Object.entries(prix).map(([code, min]) => ({
      libelle: { schema: 'essai:prix', code, libelle: {} },
      min,
      devise: 'EUR',
    }));
    return {
      source: { identifiant: id, autresIdentifiants: [], etat },
      document,
      avertissements: doute === undefined ? [] : [{ chemin: 'commune', message: doute }],
    };
  },
};

function ficheOf(valeur: unknown): FicheEssai {
  return valeur as FicheEssai;
}

function word(schema: string, code: string, libelle: string): Terme {
  return { schema, code, libelle: { fr: libelle } };
}
