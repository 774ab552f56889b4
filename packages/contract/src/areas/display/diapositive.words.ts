import { jourEnMots } from '../../catalogue/date.words.ts';
import { dureeEnMots, momentsEnMots } from '../../catalogue/ecran/moment.rules.ts';
import { LANGUES, LANGUES_CHOIX } from '../../catalogue/langue.ts';
import { heureEnMots } from '../../catalogue/ouverture.words.ts';
import { nomDeRef } from '../../catalogue/regle/regle.words.ts';
import type { Ref } from '../../kernel/ref.ts';
import type { Names } from '../../kernel/resource-answers.ts';
import { type Diapositive, diapositiveSchema } from './diapositive.schemas.ts';

type Textes = Readonly<Partial<Record<string, string>>>;

/** What a slide shows, in one sentence: « 8 objets au plus de « Où manger » ». */
export function phraseDeDiapositive(slide: Diapositive, noms: Names): string {
  const called = (ref: Ref, nothing: string) => (ref.id > 0 ? `«\u00a0${nomDeRef(ref, noms)}\u00a0»` : nothing);
  switch (slide.genre) {
    case 'objets':
      return `${auPlus(slide.nombre, 'objet')} de ${called(slide.selection, 'la sélection à choisir')}`;
    case 'agenda':
      return `Agenda du jour, ${auPlus(slide.nombre, 'rendez-vous')} de ${called(slide.selection, 'la sélection à choisir')}`;
    case 'carte':
      return `Carte ${called(slide.carte, 'à choisir')}`;
    case 'media':
      return `Média ${called(slide.media, 'à choisir')}`;
    case 'annonce':
      return `Annonces de l’espace ${called(slide.espace, 'à choisir')}${slide.tousLes === null ? '' : `, ${toutesLes(slide.tousLes)}`}`;
    case 'texte':
      return `${slide.ton === 'alerte' ? 'Alerte' : 'Texte'}\u00a0: ${premier(slide.titre) || 'titre à écrire'}`;
    case 'compte':
      return `${premier(slide.titre) || 'Compte à rebours'}${slide.jour === '' ? '' : `, jusqu’au ${jourEnMots(slide.jour)}${slide.heure === null ? '' : ` à ${heureEnMots(slide.heure)}`}`}`;
    case 'qr':
      return `QR code\u00a0: ${premier(slide.titre) || 'titre à écrire'}`;
    case 'page':
      return `Page web\u00a0: ${slide.adresse.replace(/^https:\/\//, '') || 'adresse à saisir'}`;
  }
}

/** When, in which language and how often: « 10 s · lundi et mardi · en anglais ». */
export function conditionsDeDiapositive(slide: Diapositive): string {
  const langue = LANGUES_CHOIX.find(({ value }) => value === slide.langue);
  return [
    slide.active ? '' : 'Masquée',
    slide.genre === 'objets' ? `${dureeEnMots(slide.duree)} par objet` : dureeEnMots(slide.duree),
    slide.plage === '' ? '' : `plage «\u00a0${slide.plage}\u00a0»`,
    momentsEnMots(slide),
    langue ? `en ${langue.label.toLowerCase()}` : '',
    slide.maxParHeure === null ? '' : `${slide.maxParHeure} fois par heure au plus`,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** What a slide still lacks, in words; null once it can play. */
export function manqueDeDiapositive(slide: Diapositive): string | null {
  const reading = diapositiveSchema.safeParse(slide);
  if (reading.success) return null;
  const [issue] = reading.error.issues;
  return issue?.path.at(-1) === 'id'
    ? 'Choisissez ce que montre cette diapositive.'
    : (issue?.message ?? 'Incomplète.');
}

const premier = (textes: Textes): string => LANGUES.map((langue) => textes[langue]).find(Boolean) ?? '';

const auPlus = (nombre: number, mot: string) =>
  nombre === 1 ? `1 ${mot}` : `${nombre} ${mot === 'rendez-vous' ? mot : `${mot}s`} au plus`;

const toutesLes = (nombre: number) => (nombre === 1 ? 'après chaque diapositive' : `toutes les ${nombre} diapositives`);
