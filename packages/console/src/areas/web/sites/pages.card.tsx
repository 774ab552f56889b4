import { type AnyRecord, adresseDuSite, languageName, mayAccess, purgeSite } from '@bridge/contract';
import { Button, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { useSession } from '../../../api/session.store.ts';
import { textIn, textsIn } from '../../../resource/values/read.ts';
import { Panel } from '../../../ui/panel.tsx';
import { PageLink } from '../pages.links.tsx';
import classes from '../web.module.css';
import { DomainesPart } from './domaines.part.tsx';

/** The address of the site, and the button that draws all its pages anew. */
export function PagesCard({ record }: { readonly record: AnyRecord }) {
  const viewer = useSession((session) => session.viewer);
  const purging = useMutation({
    mutationFn: () => call(purgeSite, { params: { id: record.id } }),
    onSuccess: () => showNotice('Les pages du site vont être refaites, chacune à sa prochaine visite.'),
  });
  const isOurs = mayAccess(purgeSite.access, viewer) && record.modifiable !== false;
  const base = adresseDuSite(location.origin, textIn(record.code));
  const langues = textsIn(record.langues);
  return (
    <Panel title="Pages du site">
      <ul className={classes.links}>
        {langues.map((langue) => (
          <li key={langue}>
            <PageLink
              href={`${base}/${encodeURIComponent(langue)}`}
              label={langues.length > 1 ? `Accueil, ${languageName(langue).toLowerCase()}` : 'Accueil'}
            />
          </li>
        ))}
        <li>
          <PageLink href={`${base}/sitemap.xml`} label="Plan du site" />
        </li>
        <li>
          <PageLink href={`${base}/robots.txt`} label="robots.txt" />
        </li>
      </ul>
      {isOurs && Array.isArray(record.domaines) && record.domaines.length > 0 && <DomainesPart site={record.id} />}
      {isOurs && (
        <div>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconRefresh size={14} aria-hidden />}
            loading={purging.isPending}
            onClick={() => purging.mutate()}
          >
            Refaire toutes les pages
          </Button>
          <Text size="xs" c="dimmed" mt={4}>
            {'Rarement utile\u00a0: une publication ou un import refait déjà ce qui change.'}
          </Text>
        </div>
      )}
    </Panel>
  );
}
