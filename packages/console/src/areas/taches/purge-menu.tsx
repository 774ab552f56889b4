import { ETATS_FINIS, type EtatFini, purgeTaches } from '@bridge/contract';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { wakeJobs } from '../../api/jobs.ts';
import { showNotice } from '../../api/notices.ts';
import { askYesOrNo } from '../../ui/confirm.tsx';

interface Choice {
  readonly label: string;
  readonly etats: readonly EtatFini[];
}

const CHOICES: readonly Choice[] = [
  { label: 'les tâches réussies', etats: ['reussie'] },
  { label: 'les tâches échouées', etats: ['echouee'] },
  { label: 'les tâches annulées', etats: ['annulee'] },
  { label: 'toutes les tâches finies', etats: ETATS_FINIS },
];

/** Removes ended jobs from the list. */
export function PurgeMenu() {
  const queries = useQueryClient();
  const purging = useMutation({
    mutationFn: ({ etats }: Choice) => call(purgeTaches, { body: { etats: [...etats] } }),
    onSuccess: ({ nombre }) => showNotice(purgedText(nombre)),
    onSettled: () => wakeJobs(queries),
  });
  const ask = async (choice: Choice) => {
    const agreed = await askYesOrNo({
      title: `Effacer ${choice.label}\u00a0?`,
      text: 'Leurs messages et leurs journaux disparaissent, dans toute votre branche. Ce qu’elles ont fait reste en place, et les rapports d’import aussi.',
      confirm: 'Effacer',
      cancel: 'Ne rien faire',
      danger: true,
    });
    if (agreed) purging.mutate(choice);
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          size="xs"
          loading={purging.isPending}
          leftSection={<IconTrash size={14} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          Effacer des tâches
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {CHOICES.map((choice) => (
          <Menu.Item key={choice.label} onClick={() => void ask(choice)}>
            {`Effacer ${choice.label}`}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function purgedText(count: number): string {
  if (count === 0) return 'Il n’y avait rien à effacer';
  return count > 1 ? `${count} tâches effacées` : '1 tâche effacée';
}
