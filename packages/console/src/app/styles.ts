// The one style sheet of the first load: what sign-in, the frame and the guide show, in the order of Mantine's own sheet, where
// the later refine the earlier. Mantine's default variables are left out: the theme changes most of them, and the provider
// writes them all.
//
// What only other screens show does not belong here. The file that uses such a component imports its sheet, before its own
// module.css and in the same order (settings-fields.tsx); a few that go together make a file of their own (ui/dialog.styles.ts).
// Packages do the same with their one sheet: import '@mantine/dates/styles.css' beside the import of @mantine/dates.
// The build gives each lazy file its own sheet, loaded before the file is shown, after this one. A class of ours that corrects a
// component of Mantine therefore lives in the module.css of the file that brings the component, or weighs more than one class.
//
// styles.test.ts says which sheet is missing in which file, and which one comes too early.
// biome-ignore-start assist/source/organizeImports: the order is the cascade.
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/VisuallyHidden.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Alert.css';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Anchor.css';
import '@mantine/core/styles/Badge.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Code.css';
import '@mantine/core/styles/Divider.css';
import '@mantine/core/styles/Kbd.css';
import '@mantine/core/styles/List.css';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Notification.css';
import '@mantine/core/styles/PasswordInput.css';
import '@mantine/core/styles/Progress.css';
import '@mantine/core/styles/Tooltip.css';
import '@mantine/core/styles/Scroller.css';
import '@mantine/core/styles/SimpleGrid.css';
import '@mantine/core/styles/Skeleton.css';
import '@mantine/core/styles/Stack.css';
import '@mantine/core/styles/Title.css';
import '@mantine/notifications/styles.css';
import '@mantine/nprogress/styles.css';
import './global.css';
// A sheet of its own would cost one more request after the sign-in.
import '../shell/session/acting-banner.module.css';
import '../shell/menu/sidebar.module.css';
import '../shell/tabs/tab-strip.module.css';
import '../shell/topbar.module.css';
import '../ui/fold.module.css';
import '../areas/session/guide/guide.module.css';
// biome-ignore-end assist/source/organizeImports: the order is the cascade.
