import { preferences } from '@bridge/contract';
import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../../api/session.store.ts';
import { SingleForm } from '../../../resource/form/single/single-form.tsx';
import { PreferencesTools } from './preferences.tools.tsx';

/** /reglages/preferences (spec §2): what an entity sets for its people. */
export default function PreferencesScreen() {
  const [search] = useSearchParams();
  const own = useSession((session) => session.entity?.id) ?? null;
  const entite = Number(search.get('entite')) || own;
  if (entite === null) {
    return (
      <Alert icon={<IconInfoCircle aria-hidden />} title="Vous n’êtes rattaché à aucune entité" maw={880} mx="auto">
        Les préférences sont celles d’une entité. Demandez à votre administrateur de vous donner la vôtre.
      </Alert>
    );
  }
  return <SingleForm key={entite} resource={preferences} id={entite} Tools={PreferencesTools} />;
}
