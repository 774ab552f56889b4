import type { Noun } from '@bridge/contract';
import { Button } from '@mantine/core';
import { IconArchive, IconLock, IconTrash } from '@tabler/icons-react';
import { participle } from '../../list/actions/participle.ts';
import { Bar } from '../around/bar.tsx';
import { useForm, useRecordFormContext } from '../form.context.ts';
import { momentOf } from '../moments.ts';
import { useFormRights } from '../use-form-rights.ts';

interface Props {
  readonly onRestore: () => void;
  /** The page shows the record without letting anybody change it. */
  readonly forReading: boolean;
}

/** Says why the form is read-only, with the way out when there is one. */
export function StateBanner({ onRestore, forReading }: Props) {
  const { form } = useRecordFormContext();
  const base = useForm((state) => state.base);
  const rights = useFormRights();
  const trashed = base?.supprimeLe;
  const archived = base?.archiveLe;
  const since = (moment: unknown) => momentOf(new Date(String(moment)), new Date());
  if (trashed)
    return (
      <Bar
        icon={IconTrash}
        tone="warning"
        actions={
          rights.edit && (
            <Button size="compact-sm" onClick={onRestore}>
              Restaurer
            </Button>
          )
        }
      >
        Dans la corbeille depuis le {since(trashed)}
      </Bar>
    );
  if (archived)
    return (
      <Bar
        icon={IconArchive}
        actions={
          rights.edit && (
            <Button size="compact-sm" variant="default" onClick={onRestore}>
              Désarchiver
            </Button>
          )
        }
      >
        {participle(form.resource.noun, 'Archivé')} depuis le {since(archived)}
      </Bar>
    );
  if (rights.edit || forReading) return null;
  return (
    <Bar icon={IconLock}>
      {base?.modifiable === false && rights.create
        ? sharedSentence(form.resource.noun)
        : (rights.limit?.reason ?? 'Vous pouvez consulter cet élément, pas le modifier.')}
    </Bar>
  );
}

function sharedSentence(noun: Noun): string {
  const it = noun.feminine ? 'la' : 'le';
  return `${participle(noun, 'Partagé')} par une autre entité\u00a0: vous pouvez ${it} consulter et ${it} dupliquer.`;
}
