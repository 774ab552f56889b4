import { type AnyRecord, annonce } from '@bridge/contract';
import { Button, Text } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { showNotice } from '../../api/notices.ts';
import { randomId } from '../../api/random-id.ts';
import { noteChange } from '../../resource/form/record.queries.ts';
import { useRights } from '../../resource/list/actions/use-rights.ts';
import { recordPath } from '../../resource/record-path.ts';
import { sentenceOf } from '../explain.ts';
import { prepareSaisonSuivante } from './use-decision.ts';

/** The same annonce a year later: a draft of its own, opened at once. */
export function SaisonSuivante({ record }: { readonly record: AnyRecord }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { create } = useRights(annonce);
  const [key] = useState(randomId);
  const copying = useMutation({
    mutationFn: () => prepareSaisonSuivante(record.id, `${key}-${record.version}`),
    onSuccess: (copy) => {
      noteChange(queries, annonce, copy);
      showNotice('Annonce préparée pour la saison suivante');
      void navigate(recordPath(annonce, copy.id));
    },
  });
  if (!create) return null;
  return (
    <div>
      <Button
        variant="subtle"
        leftSection={<IconCalendarPlus size={16} aria-hidden />}
        loading={copying.isPending}
        onClick={() => copying.mutate()}
      >
        Dupliquer pour la saison suivante
      </Button>
      {copying.error && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {sentenceOf(copying.error)}
        </Text>
      )}
    </div>
  );
}
