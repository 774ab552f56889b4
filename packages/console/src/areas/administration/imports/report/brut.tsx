import { countOf, getBrut } from '@bridge/contract';
import { Button, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { download } from '../../../../api/download.ts';
import { formatBytes } from '../../../../resource/values/format.ts';
import { FICHE } from '../phrase.rules.ts';
import classes from './report.module.css';
import type { Report } from './report.ts';

interface Props {
  readonly id: number;
  readonly pages: Report['pages'];
}

/** The answers as they were received: what to send to whoever runs the source. */
export function Brut({ id, pages }: Props) {
  const leaving = useMutation({
    mutationFn: (cle: string) => download(getBrut, { params: { id, cle } }, `import-${id}-${cle}`),
  });
  if (pages.length === 0) return <Text c="dimmed">Les réponses de cet import ne sont plus gardées.</Text>;
  return (
    <ul className={classes.pages}>
      {pages.map(({ cle, objet, nombre, taille }) => (
        <li key={cle}>
          <span className={classes.pageName}>
            <span className={classes.name}>{objet || cle}</span>
            <span className={classes.quiet}>{`${countOf(FICHE, nombre)} · ${formatBytes(taille)}`}</span>
          </span>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconDownload size={14} aria-hidden />}
            loading={leaving.isPending && leaving.variables === cle}
            aria-label={`Télécharger\u00a0: ${objet || cle}`}
            onClick={() => leaving.mutate(cle)}
          >
            Télécharger
          </Button>
        </li>
      ))}
    </ul>
  );
}
