import { type DocumentObjet, formatNumber, type Terme } from '@bridge/contract';
import type { Avertissements } from '../../clean/avertissements.ts';
import { textOfField } from '../../clean/texte.rules.ts';
import { isPersonne, isPrive } from './prives.rules.ts';
import {
  type Champs,
  identifiant,
  isTexte,
  lignesOf,
  liste,
  nombre,
  objet,
  principal,
  termeOf,
  textesOf,
} from './valeurs.rules.ts';

const DEEPEST = 8;
const MOST = 2000;
const TROP_DE_FAITS = `Cette fiche a plus de ${formatNumber(MOST)} critères\u00a0: les suivants n’entrent pas au catalogue et restent dans la fiche reçue.`;
/** Keys that are not kept as facts: technical ids, and properties that other modules read. */
const ELSEWHERE: ReadonlySet<string> = new Set(
  'moyensCommunication animauxAcceptes uniteAgeMin uniteAgeMax identifiant identifiantExterne identifiantTechnique identifiantTemporaire elementReferenceType ordre order locked modificationMode zone contour'.split(
    ' ',
  ),
);

/** Puts every fact of a block among the criteria, its texts among the texts, its counts among the capacities. */
export class Faits {
  private readonly seen = new Set<string>();

  constructor(
    private readonly document: DocumentObjet,
    private readonly avertissements: Avertissements,
  ) {}

  /** `type`: the list of the words that the block holds without naming it. */
  add(value: unknown, chemin: string, type?: string): void {
    this.walk(value, chemin, type, 0);
  }

  word(terme: Terme): void {
    // A source may use one id for two different words: both are kept.
    const key = `${terme.schema}:${terme.code}:${principal(terme.libelle) ?? ''}`;
    if (this.seen.has(key) || this.isFull(terme.schema)) return;
    this.seen.add(key);
    this.document.criteres.push({ critere: critere(terme.schema.slice('apidae:'.length)), modalite: terme });
  }

  private walk(value: unknown, chemin: string, type: string | undefined, depth: number): void {
    if (value === null || value === undefined || depth > DEEPEST || this.isFull(chemin)) return;
    switch (typeof value) {
      case 'number':
        this.number(value, chemin);
        return;
      case 'boolean':
        if (value) this.document.criteres.push({ critere: critere(chemin), texte: 'oui' });
        return;
      case 'string': {
        // « NON_DISPONIBLE » means that the source does not know: there is nothing to keep.
        const texte = /^NON_(?:DISPONIBLE|COMMUNIQUE)$/.test(value) ? undefined : textOfField(value);
        if (texte !== undefined) this.document.criteres.push({ critere: critere(chemin), texte });
        return;
      }
      default:
        if (Array.isArray(value)) for (const one of value) this.walk(one, chemin, type, depth + 1);
        else this.object(objet(value), chemin, type, depth);
    }
  }

  private object(champs: Champs, chemin: string, type: string | undefined, depth: number): void {
    if (isPersonne(champs)) return;
    const terme = typeof champs.type === 'string' ? null : termeOf(champs, type ?? listOf(champs, chemin));
    if (terme !== null) {
      this.word(terme);
      return;
    }
    if (typeof champs.type === 'string' && champs.id !== undefined) {
      this.link(champs, chemin);
      return;
    }
    if (isTexte(champs)) {
      this.text(chemin, champs);
      return;
    }
    for (const key in champs) {
      if (!ELSEWHERE.has(key) && !isPrive(key) && !key.endsWith('Remove'))
        this.walk(champs[key], `${chemin}.${key}`, type, depth + 1);
    }
  }

  private number(value: number, chemin: string): void {
    if (!Number.isFinite(value)) return;
    const capacite = /\.(?:capacite\.(\w+)|(tailleGroupe(?:Min|Max)))$/.exec(chemin);
    const mesure = capacite?.[1] ?? capacite?.[2];
    if (mesure === undefined) this.document.criteres.push({ critere: critere(chemin), nombre: value });
    else this.document.capacites.push({ mesure, valeur: value });
  }

  private link(champs: Champs, chemin: string): void {
    const cible = identifiant(champs.id);
    if (cible === undefined) return;
    const nom = principal(lignesOf(champs.nom));
    this.document.liens.push({
      // The linked objects of « egps » are under « egps.objetTouristique »: the relation is « egps ».
      relation: chemin.replace(/\.objetTouristique$/, '').replace(/^.*\./, ''),
      cible: { systeme: 'apidae', identifiant: cible, ...(nom === undefined ? {} : { nom }) },
    });
  }

  text(chemin: string, value: unknown): void {
    const corps = textesOf(value);
    if (Object.keys(corps).length > 0) {
      this.document.textes.push({ sujet: { schema: 'apidae:Texte', code: chemin, libelle: {} }, corps });
    }
  }

  /** Whether the record already has as many facts as it may. A warning says so, once. */
  private isFull(chemin: string): boolean {
    if (this.document.criteres.length < MOST) return false;
    if (!this.avertissements.liste.some(({ message }) => message === TROP_DE_FAITS))
      this.avertissements.add(chemin, TROP_DE_FAITS);
    return true;
  }
}

function critere(code: string): Terme {
  return { schema: 'apidae', code, libelle: {} };
}

/** The list of a word that does not name it: the list is then called like the field that holds the word. */
function listOf(champs: Champs, chemin: string): string | undefined {
  if (!isTexte(champs) || nombre(champs.id) === undefined) return undefined;
  const field = chemin.slice(chemin.lastIndexOf('.') + 1);
  return field.charAt(0).toUpperCase() + field.slice(1);
}

/** Keeps the towns that an object covers, by their INSEE code where the source gives it. */
export function perimetre(document: DocumentObjet, communes: unknown): void {
  for (const one of liste(communes).slice(0, 500)) {
    const commune = objet(one);
    const code = identifiant(commune.code) ?? identifiant(commune.id);
    if (code === undefined) continue;
    const nom = typeof commune.nom === 'string' ? textOfField(commune.nom) : undefined;
    const modalite = { schema: 'apidae:Commune', code, libelle: nom === undefined ? {} : { fr: nom } };
    document.criteres.push({ critere: critere('perimetreGeographique'), modalite });
  }
}
