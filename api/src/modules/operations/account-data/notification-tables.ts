/** The tables of how news reaches a person, for `personalTables`. */
export const notificationTables = [
  {
    name: 'notificationChoices',
    table: 'notification_preferences',
    owner: 'userId',
    shown: ['kind', 'byMail', 'byPush'],
    flags: ['byMail', 'byPush'],
    afterwards: 'erased',
  },
  {
    name: 'pushDevices',
    table: 'push_subscriptions',
    owner: 'userId',
    shown: ['createdAt'],
    afterwards: 'erased',
  },
  {
    name: 'pushSettings',
    table: 'push_settings',
    owner: 'userId',
    shown: ['quietFrom', 'quietTo', 'timeZone', 'showsText'],
    flags: ['showsText'],
    afterwards: 'erased',
  },
] as const;
