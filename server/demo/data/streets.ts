/** What districts and streets are called in cities without a list of their own. */
export const DISTRICTS: readonly string[] = ['城区', '高新区', '经开区', '新城区'];

export const STREETS: readonly string[] = [
  '人民路',
  '中山路',
  '解放路',
  '建设路',
  '和平路',
  '文化路',
  '迎宾大道',
  '站前路',
  '滨河路',
  '创业路',
];
