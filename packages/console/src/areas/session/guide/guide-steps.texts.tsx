import type { GuideStep } from '@bridge/contract';
import { Code } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ImportStep } from './import-measure.ts';

export interface StepText {
  readonly title: string;
  /** One sentence on what the step brings, and on how to do it where no screen does. */
  readonly sentence: ReactNode;
  readonly action?: { readonly label: string; readonly to: string };
}

export const STEP_TEXTS: Record<GuideStep, StepText> = {
  identite: {
    title: 'Compléter votre identité',
    sentence: 'Votre prénom et votre nom disent à vos collègues qui a fait quoi.',
    action: { label: 'Compléter mon identité', to: '/profile/index#identite' },
  },
  'mot-de-passe': {
    title: 'Choisir votre mot de passe',
    sentence: 'Remplacez celui que l’on vous a donné par une phrase que vous êtes seul à connaître.',
    action: { label: 'Changer mon mot de passe', to: '/profile/index#mot-de-passe' },
  },
  selection: {
    title: 'Composer une première sélection',
    sentence: 'Une sélection dit quels objets vous montrez : listes, éditions et écrans partent d’elle.',
    action: { label: 'Composer une sélection', to: '/selections/create' },
  },
  publication: {
    title: 'Publier une première liste',
    sentence: 'Un site, des objets, une allure\u00a0: trois étapes, et votre page est en ligne.',
    action: { label: 'Créer une liste', to: '/web/listes/create' },
  },
  edition: {
    title: 'Produire une première édition',
    sentence:
      'Un modèle dit ce que contient le document et dans quel ordre\u00a0: Bridge en fait un PDF, à jour à chaque parution.',
    action: { label: 'Préparer une édition', to: '/editions/modeles/create' },
  },
  ecran: {
    title: 'Appairer un premier écran',
    sentence:
      'Publiez un diaporama, ouvrez l’adresse de Bridge suivie de /e sur un téléviseur, puis tapez ici le code qu’il affiche\u00a0: il montre aussitôt ce que vous publiez.',
    action: { label: 'Appairer un écran', to: '/display/ecrans/list?appairer=' },
  },
  equipe: {
    title: 'Réunir votre équipe',
    sentence: 'Chacun a son compte et ses rôles : créez celui d’un collègue, une invitation lui part par e-mail.',
    action: { label: 'Inviter un collègue', to: '/administration/utilisateurs/create' },
  },
  courriel: {
    title: 'Envoyer les messages',
    sentence: (
      <>
        Les liens de mot de passe oublié partent par e-mail : donnez son serveur d’e-mail à l’instance, dans les
        paramètres ou par la variable d’environnement <Code>SMTP_URL</Code>.
      </>
    ),
    action: { label: 'Ouvrir les paramètres', to: '/reglages/parametres' },
  },
  'adresse-publique': {
    title: 'Déclarer l’adresse publique',
    sentence: (
      <>
        Les liens envoyés par e-mail commencent par elle : donnez au serveur la variable d’environnement{' '}
        <Code>PUBLIC_URL</Code>, par exemple <Code>https://bridge.exemple.fr</Code>, puis redémarrez-le.
      </>
    ),
  },
};

const IMPORT = 'Importer vos données';

/** The text of the step of imports, by its progress. */
export function importText(step: ImportStep): StepText {
  switch (step.kind) {
    case 'sans-flux':
      return {
        title: IMPORT,
        sentence: 'Connectez une source : un flux apporte vos objets au catalogue et les tient à jour.',
        action: { label: 'Connecter une source', to: step.to },
      };
    case 'eteint':
      return {
        title: IMPORT,
        sentence:
          'Aucune source n’est activée sur cette instance\u00a0: activez dans Gestion l’import de votre système, Tourinsoft, LEI, Apidae ou DATAtourisme.',
        action: { label: 'Activer une source', to: step.to },
      };
    case 'sans-objet':
      return {
        title: IMPORT,
        sentence: 'Un flux est prêt, mais le catalogue est vide : ouvrez-le pour lancer son premier import.',
        action: { label: 'Ouvrir le flux', to: step.to },
      };
    case 'inconnu':
    case 'fait':
      return { title: IMPORT, sentence: '' };
  }
}
