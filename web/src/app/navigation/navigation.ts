import {
  type Icon,
  IconActivity,
  IconBuilding,
  IconHome,
  IconKey,
  IconPlugConnected,
  IconSend,
  IconTemplate,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';

export interface NavigationItem {
  label: string;
  to:
    | '/'
    | '/clients'
    | '/templates'
    | '/practice'
    | '/practice/members'
    | '/practice/api-keys'
    | '/practice/connections'
    | '/practice/deliveries'
    | '/practice/activity';
  icon: Icon;
  isForAdmins?: boolean;
}

export const WORK: NavigationItem[] = [
  { label: 'Home', to: '/', icon: IconHome },
  { label: 'Clients', to: '/clients', icon: IconUsers },
  { label: 'Templates', to: '/templates', icon: IconTemplate },
];

export const PRACTICE: NavigationItem[] = [
  { label: 'Practice', to: '/practice', icon: IconBuilding },
  { label: 'Members', to: '/practice/members', icon: IconUsersGroup },
  { label: 'API keys', to: '/practice/api-keys', icon: IconKey },
  { label: 'Connections', to: '/practice/connections', icon: IconPlugConnected, isForAdmins: true },
  { label: 'Deliveries', to: '/practice/deliveries', icon: IconSend, isForAdmins: true },
  { label: 'Activity', to: '/practice/activity', icon: IconActivity, isForAdmins: true },
];
