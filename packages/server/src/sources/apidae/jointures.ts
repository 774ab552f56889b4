import type { Fiche } from '../source.ts';
import { type Champs, identifiant, liste, objet } from './valeurs.rules.ts';

const MOST_COMMUNES = 100_000;
const MOST_MEMBRES = 3_000_000;

/** What other files of an export say of the objects: their towns, and the selections that hold them. */
export class Jointures {
  private readonly communes = new Map<string, Champs>();
  private readonly selections = new Map<string, string[]>();
  /** Words of classifications, which objects of an export name by number. */
  private readonly classements = new Map<string, Champs>();
  private membres = 0;
  /** The export tells which selections there are. */
  private tellsSelections = false;

  /** Keeps a town or a selection; false when the value is neither. */
  learn(value: unknown, fichier: string): boolean {
    const champs = objet(value);
    const id = identifiant(champs.id);
    if (id === undefined) return false;
    if (typeof champs.elementReferenceType === 'string' && /Classement/.test(champs.elementReferenceType)) {
      if (this.classements.size < MOST_COMMUNES) this.classements.set(id, champs);
      return true;
    }
    if (Array.isArray(champs.objetsTouristiques)) {
      this.tellsSelections = true;
      for (const one of champs.objetsTouristiques) this.member(id, identifiant(objet(one).id) ?? identifiant(one));
      return true;
    }
    if (!/communes?/i.test(fichier) && !(typeof champs.code === 'string' && typeof champs.codePostal === 'string'))
      return false;
    if (typeof champs.nom !== 'string') return false;
    if (this.communes.size < MOST_COMMUNES) {
      const { code, nom, codePostal, pays } = champs;
      this.communes.set(id, { id: champs.id, code, nom, codePostal, pays });
    }
    return true;
  }

  /** The object with its towns and selections written in, text included: it is then whole by itself. */
  complete(record: Fiche): Fiche {
    const valeur = objet(record.valeur);
    const id = identifiant(valeur.id);
    if (id === undefined) return record;
    const selections = this.selections.get(id);
    const localisation = objet(valeur.localisation);
    const adresse = objet(localisation.adresse);
    const commune = this.communeOf(adresse.commune);
    const perimetre = liste(localisation.perimetreGeographique).map((one) => this.communeOf(one) ?? one);
    const classes = this.withClassements(valeur);
    if (selections === undefined && commune === null && perimetre.length === 0 && classes === null) return record;
    const whole = {
      ...valeur,
      ...classes,
      ...(valeur.localisation === undefined
        ? {}
        : {
            localisation: {
              ...localisation,
              ...(commune === null ? {} : { adresse: { ...adresse, commune } }),
              ...(perimetre.length === 0 ? {} : { perimetreGeographique: perimetre }),
            },
          }),
      ...(selections === undefined ? {} : { selections }),
    };
    return { ...record, brut: JSON.stringify(whole), valeur: whole };
  }

  /** The block of its type, with the words of its classification; null where they are there, or unknown. */
  private withClassements(valeur: Champs): Champs | null {
    for (const [name, value] of Object.entries(valeur)) {
      if (!name.startsWith('informations')) continue;
      const bloc = objet(value);
      for (const key of ['classement', 'classementPrefectoral']) {
        const known = this.classements.get(identifiant(objet(bloc[key]).id) ?? '');
        if (known !== undefined) return { [name]: { ...bloc, [key]: { ...known, ...objet(bloc[key]) } } };
      }
    }
    return null;
  }

  /** Whether one of these selections holds the object; any of the export when none is named. */
  isSelected(object: string, wanted: readonly number[]): boolean {
    const holding = this.selections.get(object);
    return holding !== undefined && (wanted.length === 0 || holding.some((one) => wanted.includes(Number(one))));
  }

  /** Whether an object is of those to import. An export without selections says nothing of them. */
  isWanted(value: unknown, wanted: readonly number[]): boolean {
    if (wanted.length === 0 || !this.tellsSelections) return true;
    const id = identifiant(objet(value).id);
    return id === undefined || this.isSelected(id, wanted);
  }

  private communeOf(value: unknown): Champs | null {
    const commune = objet(value);
    const known = commune.nom === undefined ? this.communes.get(identifiant(commune.id) ?? '') : undefined;
    return known === undefined ? null : { ...known, ...commune };
  }

  private member(selection: string, object: string | undefined): void {
    if (object === undefined || this.membres >= MOST_MEMBRES) return;
    this.membres += 1;
    const known = this.selections.get(object);
    if (known === undefined) this.selections.set(object, [selection]);
    else known.push(selection);
  }
}
