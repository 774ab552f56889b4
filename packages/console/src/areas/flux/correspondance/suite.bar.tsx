import { type AnyRecord, fluxCallsBySystem, fluxTourinsoft, mayAccess } from '@bridge/contract';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { useSession } from '../../../api/session.store.ts';
import { writeTabState } from '../../../navigation/tab-state.ts';
import { useForm, useScene } from '../../../resource/form/form.context.ts';
import { noteChange } from '../../../resource/form/record.queries.ts';
import { showDone } from '../../../resource/list/actions/undo.notice.tsx';
import { recordPath } from '../../../resource/record-path.ts';
import { Panel } from '../../../ui/panel.tsx';
import { launchImport, tellLaunched } from '../flux.calls.ts';
import { VERIFIEE } from '../verifiee.ts';
import { UTILISENT, useFluxChoice } from './flux.choice.ts';

interface Utilisateur {
  readonly id: number;
  readonly nom: string;
}

/** Once the lines are as they should be: a trial of the feed that uses them, which changes nothing, or back to it. */
export function SuitePanel({ record }: { readonly record: AnyRecord }) {
  const viewer = useSession((session) => session.viewer);
  const isDirty = useForm(({ changed }) => changed.size > 0);
  const { options } = useFluxChoice(record.id);
  const users = options
    .filter(({ group }) => group === UTILISENT)
    .flatMap(({ items }) => items.map(({ value, label }) => ({ id: Number(value), nom: label })));
  useSaved(users);
  if (users.length === 0 || !mayAccess(fluxCallsBySystem.tourinsoft.importer.access, viewer)) return null;
  return (
    <Panel title="Et ensuite" intro="Un import à blanc donne le rapport complet, sans rien changer au catalogue.">
      {isDirty ? (
        <Text size="sm" c="dimmed">
          Enregistrez d’abord vos changements.
        </Text>
      ) : (
        users.map((flux) => <Suite key={flux.id} flux={flux} />)
      )}
    </Panel>
  );
}

function Suite({ flux }: { readonly flux: Utilisateur }) {
  const { queries } = useScene().form;
  const navigate = useNavigate();
  const trying = useMutation({
    mutationFn: () => launchImport('tourinsoft', flux.id, true),
    onSuccess: (lancement) => {
      noteChecked(flux);
      tellLaunched(lancement, true, { navigate, queries });
      noteChange(queries, fluxTourinsoft);
    },
  });
  return (
    <Stack gap={4} align="flex-start">
      <Button
        size="xs"
        leftSection={<IconFlask size={14} stroke={1.7} aria-hidden />}
        loading={trying.isPending}
        onClick={() => trying.mutate()}
      >
        Faire un import à blanc
      </Button>
      <Anchor component={Link} to={recordPath(fluxTourinsoft, flux.id)} size="sm" onClick={() => noteChecked(flux)}>
        {`Revenir au flux «\u00a0${flux.nom}\u00a0»`}
      </Anchor>
    </Stack>
  );
}

/** Saved here: its feeds know that their mapping was checked, and the way on is said where the eye is. */
function useSaved(users: readonly Utilisateur[]): void {
  const { saved } = useScene().form;
  const navigate = useNavigate();
  useEffect(
    () =>
      saved.listen(() => {
        users.forEach(noteChecked);
        const [first] = users;
        showDone(
          'Correspondance enregistrée.',
          first && { label: 'Revenir au flux', follow: () => void navigate(recordPath(fluxTourinsoft, first.id)) },
        );
      }),
    [saved, users, navigate],
  );
}

/** Read by the steps beside the form of the feed. */
function noteChecked({ id }: Utilisateur): void {
  writeTabState(recordPath(fluxTourinsoft, id), VERIFIEE, true);
}
