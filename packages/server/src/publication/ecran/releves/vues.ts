import { civilDay, civilTimeIn, type DiapositiveDe, finDuJour } from '@bridge/contract';
import type { Cadre } from '../../../composition/cadre.ts';
import { cutText } from '../../../composition/mots/coupe.rules.ts';
import { enLangue } from '../../../composition/mots/langue.rules.ts';
import { dateEnMots, heureEnLangue, nomDuJour } from '../../../composition/mots/nombre.words.ts';
import type { ContenuDEcran } from '../../../rendering/ecran/contenu.ts';
import type { Db } from '../../../schema.ts';
import { AUCUNE, type Demande, seule, type VuesDuJour, vue } from '../vues/vue.ts';
import { actualitesSchema, adresseDuTemps, cleDeReleve, tempsSchema } from './releve.ts';
import { type Releve, releveDe } from './releves.repository.ts';
import { releveEnMots, tempsEnMots } from './temps.words.ts';

/** How many days are shown, as many as can be read across a room. */
const JOURS_MONTRES = 4;

/** The slides of the weather of the days to come, with the time at which it was read. */
export async function vuesDuTemps(
  tx: Db,
  cadre: Cadre,
  { slide, fuseau, pas }: Demande<DiapositiveDe<'meteo'>>,
): Promise<VuesDuJour> {
  const { langue } = cadre;
  const adresse = adresseDuTemps(slide);
  const releve = await releveDe(tx, adresse);
  const cles = [cleDeReleve(adresse)];
  const titre = enLangue(slide.lieu, langue);
  const { data } = tempsSchema.safeParse(releve?.contenu);
  const jours = data?.jours.filter(({ jour }) => jour >= civilDay(cadre.at)) ?? [];
  const last = jours.at(-1);
  if (last === undefined || !releve?.releveLe) return rien(pas, titre, releve, cles);
  const contenu: ContenuDEcran = {
    genre: 'meteo',
    titre,
    jours: jours.slice(0, JOURS_MONTRES).map(({ jour, code, min, max }) => ({
      ...tempsEnMots(code, langue),
      jour: nomDuJour(jour, langue),
      min: `${min}°`,
      max: `${max}°`,
    })),
    releve: releveEnMots(momentEnMots(releve.releveLe, fuseau, langue), langue),
  };
  return seule(contenu, { fin: finDuJour(fuseau, last.jour), cles });
}

/** The slides of the articles of a feed, one after the other. */
export async function vuesDuFlux(
  tx: Db,
  cadre: Cadre,
  { gabarit, slide, pas }: Demande<DiapositiveDe<'flux'>>,
): Promise<VuesDuJour> {
  const { langue } = cadre;
  const releve = await releveDe(tx, slide.adresse);
  const cles = [cleDeReleve(slide.adresse)];
  const { data } = actualitesSchema.safeParse(releve?.contenu);
  const source = enLangue(slide.titre, langue) || (data?.titre ?? '');
  const articles = data?.articles.slice(0, slide.nombre) ?? [];
  if (articles.length === 0) return rien(pas, source, releve, cles);
  const vues = articles.map(({ titre, texte, date }) =>
    vue({
      genre: 'nouvelle',
      source,
      titre: cutText(titre, gabarit.maxTitre),
      texte: cutText(texte, gabarit.maxTexte),
      date: date === null ? '' : dateEnMots(civilDay(new Date(date)), langue),
    }),
  );
  const one = pas === null ? undefined : vues[pas % vues.length];
  return { vues: one === undefined ? vues : [one], total: vues.length, remarques: [], cles };
}

function momentEnMots(at: Date, fuseau: string, langue: Cadre['langue']): string {
  const [jour = '', heure = ''] = civilTimeIn(fuseau, at).split('T');
  return `${dateEnMots(jour, langue)}, ${heureEnLangue(heure.slice(0, 5), langue)}`;
}

function rien(pas: number | null, titre: string, releve: Releve | undefined, cles: readonly string[]): VuesDuJour {
  const why = releve?.erreur ?? 'Bridge ne l’a pas encore lu\u00a0: revenez dans une minute.';
  const place = vue({ genre: 'texte', ton: 'information', titre, texte: '' });
  return { ...AUCUNE, vues: pas === null ? [] : [place], remarques: [why], cles };
}
