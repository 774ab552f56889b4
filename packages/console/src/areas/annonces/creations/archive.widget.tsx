import { countOf, depositHtml5, formatNumber } from '@bridge/contract';
import { Button, FileButton, Group, Text } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { upload } from '../../../api/upload.ts';
import { textIn } from '../../../resource/values/read.ts';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import { sentenceOf } from '../../explain.ts';
import classes from '../annonces.module.css';
import { archiveQuery } from '../annonces.queries.ts';
import { reasonsOf } from '../vente/use-decision.ts';

const FICHIER = { one: 'fichier', many: 'fichiers' } as const;

/** The archive of an HTML5 création, checked as soon as it is sent, and refused with its reasons. */
export default function ArchiveWidget({ id, value, onChange, readOnly, describedBy }: WidgetProps) {
  const queries = useQueryClient();
  const known = textIn(value);
  const { data, error } = useQuery(archiveQuery(known));
  const sending = useMutation({
    mutationFn: (file: File) => {
      const bytes = file.slice(0, file.size, 'application/octet-stream');
      return upload(depositHtml5, { query: { nom: file.name.slice(-200) } }, bytes, {
        signal: new AbortController().signal,
        onProgress: () => undefined,
      });
    },
    onSuccess: (archive) => {
      queries.setQueryData(archiveQuery(archive.id).queryKey, archive);
      onChange(archive.id);
    },
  });
  return (
    <div>
      <Group gap="xs">
        {!readOnly && (
          <FileButton accept=".zip,application/zip" onChange={(file) => file && sending.mutate(file)}>
            {(props) => (
              <Button
                {...props}
                id={id}
                variant="default"
                size="xs"
                aria-describedby={describedBy}
                loading={sending.isPending}
                leftSection={<IconFileZip size={16} aria-hidden />}
              >
                {known === '' ? 'Déposer une archive ZIP' : 'Remplacer l’archive'}
              </Button>
            )}
          </FileButton>
        )}
        {!readOnly && known !== '' && (
          <Button variant="subtle" size="xs" onClick={() => onChange('')}>
            Retirer
          </Button>
        )}
      </Group>
      <div role="status">
        {sending.error && (
          <Text size="sm" c="var(--mantine-color-error)">
            {reasonsOf(sending.error).join(' ') || sentenceOf(sending.error)}
          </Text>
        )}
        {!sending.error && data && (
          <Text size="sm" className={classes.suits}>
            {`${data.nom}\u00a0: ${countOf(FICHIER, data.fichiers)}, ${formatNumber(Math.ceil(data.poids / 1_000), 'Ko')}, ${data.largeur} × ${data.hauteur} pixels. Rien ne sort de l’archive.`}
          </Text>
        )}
        {!sending.error && error && <Text size="sm">{sentenceOf(error)}</Text>}
      </div>
    </div>
  );
}
