import { isUrl } from '@bridge/contract';
import { ActionIcon, Group, TextInput, Tooltip } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { textIn } from '../../values/read.ts';
import { controlProps } from '../control.ts';
import type { WidgetProps } from '../widget.ts';

/** A web address, with a link that opens it. */
export function UrlWidget(props: WidgetProps) {
  const { value, onChange, field } = props;
  const address = textIn(value).trim();
  return (
    <Group gap="xs" wrap="nowrap">
      <TextInput
        placeholder="https://"
        {...controlProps(props)}
        flex={1}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={textIn(value)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {isUrl(address) && (
        <Tooltip label="Ouvrir dans une nouvelle fenêtre">
          <ActionIcon
            component="a"
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            variant="default"
            size="input-sm"
            aria-label={`Ouvrir «\u00a0${field.label}\u00a0» dans une nouvelle fenêtre`}
          >
            <IconExternalLink size={16} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </Group>
  );
}
