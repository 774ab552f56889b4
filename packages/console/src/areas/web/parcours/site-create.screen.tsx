import { createSitePret, site } from '@bridge/contract';
import { Button, Group, Text, TextInput, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../api/client.ts';
import { resourceKey } from '../../../api/resource-key.ts';
import { useTab, useTabState } from '../../../navigation/tab.ts';
import { useTabs } from '../../../navigation/tabs.store.ts';
import { createAttempt } from '../../../resource/form/save/attempt.ts';
import { recordPath } from '../../../resource/record-path.ts';
import ResourceFormScreen from '../../../resource/resource-form.screen.tsx';
import { obligatory } from '../../../resource/widgets/obligatory.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { sentenceOf } from '../../explain.ts';
import classes from './parcours.module.css';

/** The creation of a site by its name alone: the other settings get defaults, to be changed later. */
export default function SiteCreateScreen() {
  const [whole, setWhole] = useTabState('formulaire', false);
  const [nom, setNom] = useTabState('nom', '');
  const [attempt] = useState(createAttempt);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { path } = useTab();
  const close = useTabs((tabs) => tabs.close);
  const making = useMutation({
    mutationFn: () => {
      const body = { nom: nom.trim() };
      return call(createSitePret, { body }, { idempotencyKey: attempt.keyFor(body) });
    },
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: resourceKey(site.id) });
      void queries.invalidateQueries({ queryKey: ['choix'] });
      void navigate(recordPath(site, id));
      close([path]);
    },
  });
  if (whole) return <ResourceFormScreen />;
  return (
    <div className={classes.page}>
      <Group component="header" justify="space-between" align="flex-start" gap="sm">
        <Title order={1}>Nouveau site</Title>
        <Button variant="default" onClick={() => setWhole(true)}>
          Formulaire complet
        </Button>
      </Group>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          making.mutate();
        }}
      >
        <Panel
          title="Un site prêt à servir"
          intro="Il vient avec ses modèles de liste, une fiche par famille de types, ses moteurs, ses filtres et sa carte. Tout se règle ensuite."
        >
          <TextInput
            {...obligatory('Nom')}
            maxLength={200}
            value={nom}
            onChange={({ currentTarget }) => setNom(currentTarget.value)}
          />
          {making.error && (
            <Text role="alert" c="var(--mantine-color-error)">
              {sentenceOf(making.error)}
            </Text>
          )}
          <Group justify="flex-end">
            <Button type="submit" loading={making.isPending} disabled={nom.trim() === ''}>
              Créer le site
            </Button>
          </Group>
        </Panel>
      </form>
    </div>
  );
}
