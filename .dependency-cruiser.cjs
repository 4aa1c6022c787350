/**
 * The one-way imports of the house: packages → rental → checkout → page, blocks → components → stores → services → domain.
 * tests/architecture/importRules.test.ts shows that every rule here bites.
 */
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment:
        'Two files that need each other are one file, or lack a third: neither can be read or tested alone.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that leads nowhere breaks the build of one host while another still works.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'domain-is-pure',
      comment:
        'Rules run in the app, on the server and in tests alike: no store, no network, no host. dayjs reckons, it does nothing.',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { pathNot: '^(src/domain/|types/|node_modules/dayjs/)' },
    },
    {
      name: 'services-are-below-stores',
      comment: 'A call knows nothing of who asks. What it must be told is handed in (configureCalls).',
      severity: 'error',
      from: { path: '^src/(services|(pages|packages)/[^/]+/services)/' },
      to: {
        path: '^src/',
        pathNot: '^src/(services|domain|platform|(pages|packages)/[^/]+/services)/',
      },
    },
    {
      name: 'stores-are-below-screens',
      comment: 'A store is tested without a screen and shown by several.',
      severity: 'error',
      from: { path: '^src/((pages|packages)/[^/]+/stores/|(checkout|rental)/[^/]+\\.ts$)' },
      to: {
        path: '^src/',
        pathNot:
          '^src/((stores|services|domain|platform|channels|routes|page|(pages|packages)/[^/]+/(stores|services))/|(checkout|rental)/[^/]+\\.ts$|(pages|packages)/[^/]+/[^/]+\\.ts$)',
      },
    },
    {
      name: 'core-stores-do-not-navigate',
      comment:
        'Stores of the core never lead anywhere and show nothing: addresses they know, navigation they do not. Stores of a product line may: their actions (defineAction) come with a login.',
      severity: 'error',
      from: { path: '^src/stores/' },
      to: { path: '^src/', pathNot: '^src/(stores|services|domain|platform|channels|routes)/' },
    },
    {
      name: 'blocks-know-no-page',
      comment: 'What is shown by several lines is used anywhere: where it leads is told by its properties.',
      severity: 'error',
      from: { path: '^src/(components|blocks)/' },
      to: { path: '^src/', pathNot: '^src/(components|blocks|stores|services|domain|platform)/' },
    },
    {
      name: 'kit-knows-no-trade',
      comment:
        'The kit could draw another trade: it knows days and states of loading, no car and no order. What knows them is a block.',
      severity: 'error',
      from: { path: '^src/components/' },
      to: {
        path: '^(src|types)/',
        pathNot:
          '^src/((components|platform)/|(domain/(shanghaiTime|holidays)|stores/(PagedList|Resource|FormModel))\\.ts$)',
      },
    },
    {
      name: 'frame-knows-no-screen',
      comment: 'definePage frames every screen and knows none.',
      severity: 'error',
      from: { path: '^src/page/' },
      to: {
        path: '^src/',
        pathNot: '^src/(page|blocks|components|stores|services|domain|platform|channels|routes)/',
      },
    },
    {
      name: 'checkout-is-for-lines',
      comment:
        'Ordering serves the lines that are priced and paid: what is chosen, what it costs and how it is ordered they hand in. Nothing of the core needs it.',
      severity: 'error',
      from: { path: '^src/(?!checkout/|rental/|packages/)' },
      to: { path: '^src/checkout/' },
    },
    {
      name: 'checkout-knows-no-line',
      comment: 'It orders anything: it knows no screen, no address and no channel.',
      severity: 'error',
      from: { path: '^src/checkout/' },
      to: {
        path: '^src/',
        pathNot: '^src/(checkout|page|blocks|components|stores|services|domain|platform)/',
      },
    },
    {
      name: 'rental-is-for-lines',
      comment:
        'Booking a rental serves the entrances that sell one: self-drive, and partners who send people with everything decided. Nothing of the core needs it.',
      severity: 'error',
      from: { path: '^src/(?!rental/|packages/)' },
      to: { path: '^src/rental/' },
    },
    {
      name: 'rental-knows-no-entrance',
      comment: 'It books the same from every entrance: which screens those have, they hand in.',
      severity: 'error',
      from: { path: '^src/rental/' },
      to: {
        path: '^src/',
        pathNot: '^src/(rental|checkout|page|blocks|components|stores|services|domain|platform)/',
      },
    },
    {
      name: 'core-knows-no-package',
      comment: 'A product line can be taken out by deleting its folder and one line of src/routes/index.ts.',
      severity: 'error',
      from: { path: '^src/(?!packages/)', pathNot: '^src/routes/index\\.ts$' },
      to: { path: '^src/packages/' },
    },
    {
      name: 'routes-read-only-rows',
      comment:
        'The route table is read by the build before anything is compiled: pure data, no Taro, no component.',
      severity: 'error',
      from: { path: '^src/(routes/|(pages|packages/[^/]+)/routes\\.ts$)' },
      to: { pathNot: '^src/(routes/[^/]+|(pages|packages/[^/]+)/routes)\\.ts$' },
    },
    {
      name: 'packages-apart',
      comment: 'Subpackages load alone. What two of them need moves down into the core.',
      severity: 'error',
      from: { path: '^src/packages/([^/]+)/' },
      to: { path: '^src/packages/', pathNot: '^src/packages/$1/' },
    },
    {
      name: 'tabs-apart',
      comment: 'The same for the screens of the main package.',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/' },
      to: { path: '^src/pages/', pathNot: '^src/pages/($1/|routes\\.ts$)' },
    },
    {
      name: 'packages-know-no-tab',
      comment: 'A subpackage leads to a tab by go(), never by its code.',
      severity: 'error',
      from: { path: '^src/packages/' },
      to: { path: '^src/pages/' },
    },
    {
      name: 'channels-are-data',
      comment: 'A channel is a row that operators can read: data, and rules about it.',
      severity: 'error',
      from: { path: '^src/channels/' },
      to: { pathNot: '^(src/(channels|domain)/|types/)' },
    },
    {
      name: 'platform-is-the-edge',
      comment:
        'Only the host is behind the platform: it knows addresses and the wire, no store and no screen.',
      severity: 'error',
      from: { path: '^src/platform/' },
      to: { path: '^src/', pathNot: '^src/(platform|routes|domain)/' },
    },
    {
      name: 'screens-keep-no-state-in-the-host',
      comment:
        'Cookies, storage, location, network and the like belong to stores. A screen itself may scroll, move the focus and copy.',
      severity: 'error',
      from: { path: '^src/(pages/[^/]+/|packages/[^/]+/pages/)', pathNot: '/(stores|services|components)/' },
      to: { path: '^src/platform/', pathNot: '^src/platform/(scroll|focus|clipboard|phone|wide)\\.' },
    },
    {
      name: 'one-transport',
      comment: 'Every call is signed, typed and has its errors told apart in services/call.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(services/call\\.ts$|platform/)' },
      to: { path: '^src/platform/transport\\.' },
    },
    {
      name: 'coordinates-at-the-edge',
      comment:
        'The app speaks BD-09 (decision 7): other coordinates are converted where they come in, from a host or a data file.',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: '^(src/platform|server/demo)/' },
      to: { path: 'node_modules/gcoord/' },
    },
    {
      name: 'database-is-the-ground',
      comment: 'Everything stands on server/db, so it stands on nothing of ours but the settings.',
      severity: 'error',
      from: { path: '^server/db/' },
      to: { path: '^server/', pathNot: '^server/(db/|settings\\.ts$)' },
    },
    {
      name: 'kernel-knows-no-line',
      comment:
        'The kernel is what several lines use: adding one adds a folder. Sweeps and workers move stock, money and members too, with no request at hand.',
      severity: 'error',
      from: { path: '^server/kernel/' },
      to: { path: '^server/', pathNot: '^server/(kernel/|db/|settings\\.ts$)' },
    },
    {
      name: 'calls-know-no-line',
      comment: 'server/http carries the calls of every area, and knows none.',
      severity: 'error',
      from: { path: '^server/http/' },
      to: { path: '^server/', pathNot: '^server/(http/|kernel/|db/|settings\\.ts$)' },
    },
    {
      name: 'settings-are-a-leaf',
      comment: 'Every layer may read the settings, so they lead to no layer.',
      severity: 'error',
      from: { path: '^server/settings\\.ts$' },
      to: { path: '^server/' },
    },
    {
      name: 'edges-know-no-area',
      comment:
        "Pictures, the tester's page and the built app are served beside the calls: each could be left out.",
      severity: 'error',
      from: { path: '^server/(media|sandbox|web)/' },
      to: { path: '^server/', pathNot: '^server/((media|sandbox|web|http|kernel|db)/|settings\\.ts$)' },
    },
    {
      name: 'demo-by-main-alone',
      comment:
        'Demo data and drawn pictures stand in for those of a chain: a server with its own never loads them. An area tells in its demo.ts what it needs of them.',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/(main\\.ts$|demo/|areas/[^/]+/demo\\.ts$)' },
      to: { path: '^server/(demo/|areas/[^/]+/demo\\.ts$)' },
    },
    {
      name: 'areas-by-public',
      comment:
        'What an area shows to others is listed in its public.ts; the rest of it can be changed alone. What all areas register is known to the composition, never to an area.',
      severity: 'error',
      from: { path: '^server/areas/([^/]+)/' },
      to: {
        path: '^server/',
        pathNot: '^server/(areas/($1/|[^/]+/public\\.ts$)|(http|kernel|db|media|demo)/)',
      },
    },
    {
      name: 'areas-from-outside',
      comment: 'Who puts the areas together, and the demo world, use what an area gives for that.',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/areas/[^/]+/' },
      to: {
        path: '^server/areas/[^/]+/',
        pathNot: '^server/areas/[^/]+/(public|schema|demo|[^/]+Area)\\.ts$',
      },
    },
    {
      name: 'demo-is-a-world-apart',
      comment: 'The demo world writes what areas and kernel keep; it needs no call and no composition.',
      severity: 'error',
      from: { path: '^server/demo/' },
      to: { path: '^server/', pathNot: '^server/((demo|areas|kernel|db|media)/)' },
    },
    {
      name: 'server-stands-alone',
      comment:
        'The reference backend can be replaced: it shares with the app the wire contract and the rules.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(src|config|tests|scripts)/', pathNot: '^src/domain/' },
    },
    {
      name: 'app-knows-no-server',
      comment: 'Another backend may stand behind the same contract.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(server|config|tests|scripts)/' },
    },
    {
      name: 'contract-is-types',
      comment: 'The wire contract describes; it runs nothing.',
      severity: 'error',
      from: { path: '^types/' },
      to: { pathNot: '^types/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'contract-names-rules-alone',
      comment: 'Of app and server it may name a type of the rules that both share, and of nothing else.',
      severity: 'error',
      from: { path: '^types/' },
      to: { path: '^(src|server|config|scripts|tests)/', pathNot: '^src/domain/' },
    },
    {
      name: 'nothing-imports-tests',
      comment: 'What runs for people never depends on what checks it.',
      severity: 'error',
      from: { path: '^(src|server|types|config|scripts)/' },
      to: { path: '^tests/' },
    },
    {
      name: 'shipped-packages-are-dependencies',
      comment:
        '`npm start` installs no more than `dependencies`: enough to build the app and to run the server.',
      severity: 'error',
      from: { path: '^(src|server)/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    // What is imported for its types counts: a type that leads upwards leads the reader upwards.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.scss$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.cjs', '.mjs', '.json'],
      mainFields: ['main', 'module', 'types'],
    },
  },
};
