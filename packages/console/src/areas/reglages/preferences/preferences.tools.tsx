import { preferences } from '@bridge/contract';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../../api/session.store.ts';
import { useForm, useFormContext } from '../../../resource/form/form.context.ts';
import { isDirty } from '../../../resource/form/form.store.ts';
import { askYesOrNo } from '../../../ui/confirm.tsx';
import { useParametersFollow } from '../parametres/use-parameters-follow.ts';
import { CleDeeplCard } from '../traductions/cle-deepl.card.tsx';
import { branchQuery } from './branch.query.ts';
import { EntiteChoice } from './entite-choice.tsx';

const PreferenceCopy = lazy(() => import('./preference-copy.modal.tsx'));

const LOSS = {
  title: 'Modifications non enregistrées',
  text: 'Passer à une autre entité abandonne ce que vous venez de changer ici.',
  confirm: 'Abandonner ces changements',
  cancel: 'Rester',
};

/** The entity whose preferences these are, and the links to those of the other entities of the branch. */
export function PreferencesTools() {
  useParametersFollow();
  const { store } = useFormContext().form;
  const [, setSearch] = useSearchParams();
  const [copying, setCopying] = useState(false);
  const base = useForm((state) => state.base);
  const entite = preferences.record.shape.entite.parse(base?.entite);
  const hasOthers = (useQuery(branchQuery).data?.items.length ?? 0) > 1;

  async function leaveFor(other: number) {
    if (isDirty(store.getState()) && !(await askYesOrNo(LOSS))) return;
    store.getState().giveUp();
    setSearch({ entite: String(other) }, { replace: true });
  }

  const isTranslated = useSession(({ parameters }) => parameters?.activer_trad_deepl === true);
  const key = isTranslated && <CleDeeplCard key={entite.id} entite={entite.id} />;
  if (!hasOthers)
    return (
      <Stack gap="md">
        <Text fw={550}>{entite.nom}</Text>
        {key}
      </Stack>
    );
  return (
    <Stack gap="md">
      <Group gap="sm" align="flex-end">
        <EntiteChoice label="Entité" value={entite.id} onChoose={(other) => void leaveFor(other)} />
        <Button variant="default" leftSection={<IconCopy size={14} aria-hidden />} onClick={() => setCopying(true)}>
          Copier d’une autre entité
        </Button>
        {copying && (
          <Suspense fallback={null}>
            <PreferenceCopy to={entite} onClose={() => setCopying(false)} />
          </Suspense>
        )}
      </Group>
      {key}
    </Stack>
  );
}
