// The sheets that the menus of choices of Mantine need (see app/styles.ts).
// biome-ignore-start assist/source/organizeImports: the order is the cascade.
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Combobox.css';
// biome-ignore-end assist/source/organizeImports: the order is the cascade.
