import { type AIntegrer, type AnyRecord, codesDIntegration, languageName } from '@bridge/contract';
import { Anchor, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { textIn } from '../../resource/values/read.ts';
import { useSitesOf } from './sites.query.ts';
import classes from './web.module.css';

interface Props {
  readonly record: AnyRecord;
  readonly genre: AIntegrer['genre'];
}

/** The public pages of a record: one per site and language. */
export function PagesLinks({ record, genre }: Props) {
  const { sites, isPending } = useSitesOf(record);
  if (isPending) return null;
  if (sites.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {genre === 'carte'
          ? 'Sans site, elle paraît dans les listes qui s’en servent, et n’a pas de page à elle.'
          : 'Choisissez un site pour lui donner une adresse.'}
      </Text>
    );
  const several = sites.length > 1 || sites.some(({ langues }) => langues.length > 1);
  return (
    <ul className={classes.links} aria-label="Pages publiques">
      {sites.flatMap(({ id, nom, code: site, langues }) =>
        langues.map((langue) => (
          <li key={`${id} ${langue}`}>
            <PageLink
              href={
                codesDIntegration({ origine: location.origin, site, langue, genre, code: textIn(record.code) }).page
              }
              label={several ? `Voir la page\u00a0: ${nom}, ${languageName(langue).toLowerCase()}` : 'Voir la page'}
            />
          </li>
        )),
      )}
    </ul>
  );
}

/** A link to a page of the public site, opened in a browser tab. */
export function PageLink({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer" size="sm">
      {label} <IconExternalLink size={14} aria-label="(nouvel onglet)" style={{ verticalAlign: '-2px' }} />
    </Anchor>
  );
}
