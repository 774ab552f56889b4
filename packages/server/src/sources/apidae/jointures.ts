import type { Fiche } from '../source.ts';
import { type Champs, identifiant, liste, objet } from './fiche/valeurs.rules.ts';

const MOST_COMMUNES = 100_000;
const MOST_MEMBRES = 3_000_000;

/** What other files of an export say of the objects: their towns, and the selections that hold them. */
export class Jointures {
  private readonly communes = new Map<string, Champs>();
  private readonly selections = new Map<string, string[]>();
  /** Words of classifications, of kinds of hours and of prices, which objects of an export name by number. */
  private readonly mots = new Map<string, Champs>();
  private membres = 0;
  /** Whether the export has a file of selections. */
  private tellsSelections = false;

  /** Keeps a town or a selection; false when the value is neither. */
  learn(value: unknown, fichier: string): boolean {
    const champs = objet(value);
    const id = identifiant(champs.id);
    if (id === undefined) return false;
    if (
      typeof champs.elementReferenceType === 'string' &&
      /Classement|^(?:HoraireType|Tarif\w*)$/.test(champs.elementReferenceType)
    ) {
      if (this.mots.size < MOST_COMMUNES) this.mots.set(id, champs);
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
    const dits = this.withHeuresEtPrix(valeur);
    const aspects = this.withAspects(valeur);
    const isWhole = classes === null && dits === null && aspects === null;
    if (selections === undefined && commune === null && perimetre.length === 0 && isWhole) return record;
    const whole = {
      ...valeur,
      ...classes,
      ...dits,
      ...aspects,
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

  /** The blocks of an object with the words of their classifications added; null when nothing had to be added. */
  private withClassements(valeur: Champs): Champs | null {
    const blocs: Record<string, Champs> = {};
    for (const [name, value] of Object.entries(valeur)) {
      if (!name.startsWith('informations')) continue;
      for (const key of ['classement', 'classementPrefectoral']) {
        const bloc = blocs[name] ?? objet(value);
        const mot = this.motOf(bloc[key]);
        if (mot !== null) blocs[name] = { ...bloc, [key]: mot };
      }
    }
    return Object.keys(blocs).length === 0 ? null : blocs;
  }

  /** What an object is for some people, with the words of its hours and prices added; null when nothing had to be added. */
  private withAspects(valeur: Champs): Champs | null {
    const read = liste(valeur.aspects).map((one) => ({ one, dits: this.withHeuresEtPrix(objet(one)) }));
    if (read.every(({ dits }) => dits === null)) return null;
    return { aspects: read.map(({ one, dits }) => (dits === null ? one : { ...objet(one), ...dits })) };
  }

  private withHeuresEtPrix(valeur: Champs): Champs | null {
    const [heures, tarifs] = [this.withHoraires(valeur), this.withTarifs(valeur)];
    return heures === null && tarifs === null ? null : { ...heures, ...tarifs };
  }

  /** The opening of an object with the words of its kinds of hours added; null when nothing had to be added. */
  private withHoraires(valeur: Champs): Champs | null {
    const ouverture = objet(valeur.ouverture);
    const periodesOuvertures = this.eachTyped(liste(ouverture.periodesOuvertures), 'horaires');
    return periodesOuvertures === null ? null : { ouverture: { ...ouverture, periodesOuvertures } };
  }

  /** The prices of an object with the words of what they are paid for added; null when nothing had to be added. */
  private withTarifs(valeur: Champs): Champs | null {
    const descriptionTarif = objet(valeur.descriptionTarif);
    const periodes = this.eachTyped(liste(descriptionTarif.periodes), 'tarifs');
    return periodes === null ? null : { descriptionTarif: { ...descriptionTarif, periodes } };
  }

  /** Some periods with the words added that say what they and their lines are; null when nothing had to be added. */
  private eachTyped(periodes: readonly unknown[], lignes: string): unknown[] | null {
    let found = false;
    const typed = (value: unknown): unknown => {
      const mot = this.motOf(objet(value).type);
      found ||= mot !== null;
      return mot === null ? value : { ...objet(value), type: mot };
    };
    const all = periodes.map((one) => {
      const periode = typed(one);
      const told = liste(objet(periode)[lignes]);
      return told.length === 0 ? periode : { ...objet(periode), [lignes]: told.map(typed) };
    });
    return found ? all : null;
  }

  private motOf(value: unknown): Champs | null {
    const known = this.mots.get(identifiant(objet(value).id) ?? '');
    return known === undefined ? null : { ...known, ...objet(value) };
  }

  /** Whether one of the chosen selections holds the object; without a choice, whether any selection of the export does. */
  isSelected(object: string, wanted: readonly number[]): boolean {
    const holding = this.selections.get(object);
    return holding !== undefined && (wanted.length === 0 || holding.some((one) => wanted.includes(Number(one))));
  }

  /** Whether an object is to be imported. In an export that has no file of selections, every object is. */
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
