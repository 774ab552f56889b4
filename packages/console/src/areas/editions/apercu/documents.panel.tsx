import { generateEdition, generationPath, mayAccess } from '@bridge/contract';
import { Button, Stack, Text } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useSession } from '../../../api/session.store.ts';
import { ConsoleLink } from '../../../navigation/console-link.tsx';
import { useForm } from '../../../resource/form/form.context.ts';
import type { FormPanelProps } from '../../../resource/form/form-panel.ts';
import { Panel } from '../../../ui/panel.tsx';
import { ligneEnMots } from './documents.words.ts';
import { useDocuments, useProduction } from './use-production.ts';

/** Beside a saved model: its documents, and the button that makes another. */
export default function DocumentsPanel({ record: { id } }: FormPanelProps) {
  const viewer = useSession((session) => session.viewer);
  const isDirty = useForm((state) => state.changed.size > 0);
  const items = useDocuments(id);
  const making = useProduction();
  return (
    <Panel
      title="Documents"
      intro="Un par langue, avec ce que le catalogue contient maintenant."
      aside={
        mayAccess(generateEdition.access, viewer) && (
          <Button
            leftSection={<IconFileTypePdf size={18} aria-hidden />}
            loading={making.isPending}
            disabled={isDirty}
            onClick={() => making.mutate(id)}
          >
            Produire
          </Button>
        )
      }
    >
      {isDirty && (
        <Text size="sm" c="dimmed">
          {'Enregistrez d’abord\u00a0: le document se fait du modèle enregistré.'}
        </Text>
      )}
      {items?.length === 0 && <Text size="sm">Aucun document pour l’instant.</Text>}
      <Stack gap={4} component="ul" style={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {items?.map((item) => (
          <li key={item.id}>
            <ConsoleLink to={generationPath(item.id)} size="sm">
              {ligneEnMots(item, new Date())}
            </ConsoleLink>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
