import { type AnyRecord, annonce } from '@bridge/contract';
import { Button, Text } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { randomId } from '../../../api/random-id.ts';
import { useForm } from '../../../resource/form/form.context.ts';
import { isDirty } from '../../../resource/form/form.store.ts';
import { COPYING } from '../../../resource/form/record/use-record-actions.tsx';
import { noteChange } from '../../../resource/form/record.queries.ts';
import { useRights } from '../../../resource/list/actions/use-rights.ts';
import { recordPath } from '../../../resource/record-path.ts';
import { askYesOrNo } from '../../../ui/confirm.tsx';
import { sentenceOf } from '../../explain.ts';
import { prepareSaisonSuivante } from './use-decision.ts';

/** The button that copies an annonce to the next year: a draft of its own, opened at once. */
export function SaisonSuivante({ record }: { readonly record: AnyRecord }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { create } = useRights(annonce);
  const dirty = useForm(isDirty);
  const [key, setKey] = useState(randomId);
  const copying = useMutation({
    mutationFn: () => prepareSaisonSuivante(record.id, `${key}-${record.version}`),
    onSuccess: (copy) => {
      setKey(randomId());
      noteChange(queries, annonce, copy);
      showNotice('Annonce préparée pour la saison suivante');
      void navigate(recordPath(annonce, copy.id));
    },
    onError: (error) => {
      // The server refused the copy: the next attempt is another one, under another key.
      if (error instanceof ApiError && error.status > 0 && error.status < 500) setKey(randomId());
    },
  });
  const copy = async () => {
    if (!dirty || (await askYesOrNo(COPYING))) copying.mutate();
  };
  if (!create) return null;
  return (
    <div>
      <Button
        variant="subtle"
        leftSection={<IconCalendarPlus size={16} aria-hidden />}
        loading={copying.isPending}
        onClick={() => void copy()}
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
