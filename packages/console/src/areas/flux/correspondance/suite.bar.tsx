import { fluxCallsBySystem, fluxTourinsoft, mayAccess } from '@bridge/contract';
import { Anchor, Button, Group, Menu, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { useSession } from '../../../api/session.store.ts';
import { writeTabState } from '../../../navigation/tab-state.ts';
import { useForm, useRecordFormContext } from '../../../resource/form/form.context.ts';
import { isDirty } from '../../../resource/form/form.store.ts';
import { noteChange } from '../../../resource/form/record.queries.ts';
import { showDone } from '../../../resource/list/actions/undo.notice.tsx';
import { recordPath } from '../../../resource/record-path.ts';
import { launchImport, tellLaunched } from '../flux.calls.ts';
import { VERIFIEE } from '../verifiee.ts';
import { UTILISENT, useFluxChoice } from './flux.choice.ts';

interface Utilisateur {
  readonly id: number;
  readonly nom: string;
}

/**
 * The next step, in the bar of the form: a trial of the feed that uses the mapping, which changes nothing, or the way
 * back to the feed. A small screen has room for the trial alone.
 */
export default function SuiteBar() {
  const viewer = useSession((session) => session.viewer);
  const dirty = useForm(isDirty);
  const id = useForm(({ base }) => base?.id ?? null);
  const { options } = useFluxChoice(id);
  const users = options
    .filter(({ group }) => group === UTILISENT)
    .flatMap(({ items }) => items.map(({ value, label }) => ({ id: Number(value), nom: label })));
  useSaved(users);
  const [first, ...others] = users;
  const trial = useTrial();
  if (!first || !mayAccess(fluxCallsBySystem.tourinsoft.importer.access, viewer)) return null;
  return (
    <Group gap="sm" role="group" aria-label="Et ensuite">
      {dirty ? (
        <Text size="sm" c="dimmed" visibleFrom="sm">
          Enregistrez d’abord vos changements.
        </Text>
      ) : others.length === 0 ? (
        <>
          <Anchor
            component={Link}
            to={recordPath(fluxTourinsoft, first.id)}
            size="sm"
            visibleFrom="sm"
            onClick={() => noteChecked(first)}
          >
            Revenir au flux
          </Anchor>
          <Button variant="light" loading={trial.isPending} onClick={() => trial.mutate(first)}>
            {LANCER}
          </Button>
        </>
      ) : (
        <Menu position="top-end">
          <Menu.Target>
            <Button variant="light" loading={trial.isPending}>
              {LANCER}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {users.map((flux) => (
              <Menu.Item key={flux.id} onClick={() => trial.mutate(flux)}>
                {flux.nom}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </Group>
  );
}

const LANCER = 'Faire un import à blanc';

function useTrial() {
  const { queries } = useRecordFormContext().form;
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (flux: Utilisateur) => launchImport('tourinsoft', flux.id, true),
    onSuccess: (lancement, flux) => {
      noteChecked(flux);
      tellLaunched(lancement, true, { navigate, queries });
      noteChange(queries, fluxTourinsoft);
    },
  });
}

/** After a save, notes that the mapping was checked for its feeds, and shows a notice with the way back to the feed. */
function useSaved(users: readonly Utilisateur[]): void {
  const { saved } = useRecordFormContext().form;
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

/** Notes it in the tab of the feed, for the steps beside the form of the feed. */
function noteChecked({ id }: Utilisateur): void {
  writeTabState(recordPath(fluxTourinsoft, id), VERIFIEE, true);
}
