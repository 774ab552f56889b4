import type { AnyRecord, apercuFiche } from '@bridge/contract';
import { IconColumns } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { textIn } from '../../../resource/values/read.ts';
import { FluxAct } from '../actions/flux-act.tsx';

const ApercuDialog = lazy(() => import('./apercu.dialog.tsx'));

interface Props {
  readonly systeme: keyof typeof apercuFiche;
  readonly record: AnyRecord;
}

export function ApercuAct({ systeme, record }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <FluxAct icon={IconColumns} label="Aperçu d’une fiche" onClick={() => setOpen(true)} />
      <Suspense fallback={null}>
        {isOpen && (
          <ApercuDialog systeme={systeme} id={record.id} nom={textIn(record.nom)} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
