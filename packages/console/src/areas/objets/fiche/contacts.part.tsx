import { type Contact, NOMS_DE_CONTACT } from '@bridge/contract';
import { Anchor, Badge, Text } from '@mantine/core';
import { LinkValue } from '../../../resource/values/atom-value.tsx';
import { useLanguages } from '../../../resource/values/language.ts';
import { safeAddress } from '../../../resource/values/rich-text.tsx';
import { Panel } from '../../../ui/panel.tsx';
import classes from './fiche.module.css';
import { Reserve } from './reserve.tsx';
import { texteDe } from './textes.rules.ts';

interface Props {
  readonly contacts: readonly Contact[];
  /** The professional contacts were kept from this reader. */
  readonly isPartial: boolean;
}

export function ContactsPart({ contacts, isPartial }: Props) {
  const langues = useLanguages();
  return (
    <Panel title="Contacts">
      {contacts.length === 0 && <Text c="dimmed">{isPartial ? 'Aucun contact public.' : 'Aucun contact.'}</Text>}
      <dl className={classes.pairs} data-narrow>
        {contacts.map(({ genre, valeur, libelle, role, personne }, rank) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: contacts have no identity but their rank, and nothing here has a state.
          <div key={rank} style={{ display: 'contents' }}>
            <dt>{texteDe(libelle, langues) || NOMS_DE_CONTACT[genre]}</dt>
            <dd>
              {genre === 'email' ? <Email address={valeur} /> : <LinkValue address={valeur} />}
              {personne && ` (${personne})`}{' '}
              {isPrivate({ role, personne }) && (
                <Badge size="sm" variant="light" color="red" title="Jamais publié.">
                  Entre professionnels
                </Badge>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {isPartial && <Reserve of="Contacts entre professionnels" />}
    </Panel>
  );
}

function Email({ address }: { readonly address: string }) {
  const href = safeAddress(`mailto:${address}`);
  return href === undefined ? (
    address
  ) : (
    <Anchor href={href} inherit>
      {address}
    </Anchor>
  );
}

/** Whether a contact is private: that of an owner, of a manager or of a named person. */
function isPrivate({ role, personne }: Pick<Contact, 'role' | 'personne'>): boolean {
  return role === 'proprietaire' || role === 'gestionnaire' || personne !== undefined;
}
