import type { DemandKind } from '../../../types/api/worksheet';

/** What somebody says of a service that was carried out. */
interface LineReview {
  author: string;
  score: number;
  text: string;
  subject: string;
  day: string;
}

/** What members of the demo world have said of each kind of demand, the newest first. */
export const LINE_REVIEWS: Readonly<Record<DemandKind, readonly LineReview[]>> = {
  CHARTER: [
    {
      ...{ author: '林**', score: 5, subject: '接机 · 商务7座', day: '2026-11-14' },
      text: '航班晚点一个半小时，司机一直在出口等，没有加钱。行李多也放得下。',
    },
    {
      ...{ author: '周**', score: 5, subject: '全日包车 · 舒适5座', day: '2026-11-08' },
      text: '带父母逛了一天，司机开得稳，停车的地方也提前想好了。',
    },
    {
      ...{ author: '何**', score: 4, subject: '送机 · 舒适5座', day: '2026-10-30' },
      text: '提前十分钟到楼下。报价和最后付的一样，高速费单独给了票。',
    },
    {
      ...{ author: '赵**', score: 3, subject: '跨城 · 商务7座', day: '2026-10-12' },
      text: '车很干净，返程费比想的贵，好在接受报价前写清楚了。',
    },
  ],
  UNIVERSAL: [
    {
      ...{ author: '陈**', score: 5, subject: '大巴 · 2辆 · 1天', day: '2026-11-13' },
      text: '公司团建要两辆大巴，一个客服跟到底，发车前一天把司机电话都发来了。',
    },
    {
      ...{ author: '吴**', score: 5, subject: '房车 · 1辆 · 3天', day: '2026-11-05' },
      text: '第一次开房车，取车时讲了半小时怎么用水电，孩子们很喜欢。',
    },
    {
      ...{ author: '孙**', score: 4, subject: '货车 · 1辆 · 1天', day: '2026-10-26' },
      text: '搬家用的，带司机，师傅帮忙固定了柜子。路上堵车晚到二十分钟。',
    },
    {
      ...{ author: '郑**', score: 3, subject: '皮卡 · 1辆 · 2天', day: '2026-10-09' },
      text: '车能用，后斗有点旧。想要的车型没有，客服换了一款。',
    },
  ],
  WEDDING: [
    {
      ...{ author: '谢**', score: 5, subject: '迈巴赫S级 · 6辆', day: '2026-11-15' },
      text: '车队提前四十分钟到齐，扎花新鲜，路线司机前一天就走过一遍。',
    },
    {
      ...{ author: '韩**', score: 5, subject: '奔驰S级 · 8辆', day: '2026-11-01' },
      text: '头车很亮，跟车一色，长辈都说体面。价格和报价一分不差。',
    },
    {
      ...{ author: '曹**', score: 4, subject: '奥迪A6L · 4辆', day: '2026-10-18' },
      text: '客服帮忙排了接亲时间。有一辆跟车堵在路上，好在没误吉时。',
    },
  ],
  LUXURY: [
    {
      ...{ author: '高**', score: 5, subject: '敞篷跑车 · 1天', day: '2026-11-11' },
      text: '车送到酒店门口，交车讲得细，押金还车第三天就原路退了。',
    },
    {
      ...{ author: '罗**', score: 4, subject: '豪华轿车 · 2天', day: '2026-10-28' },
      text: '接客户用的，车况很新。想要的颜色没有，换了黑色。',
    },
    {
      ...{ author: '程**', score: 5, subject: '豪华SUV · 3天', day: '2026-10-06' },
      text: '进藏前借来试跑了三天，保险讲得明白，没有临时加价。',
    },
  ],
  LONG_RENT_APPLY: [
    {
      ...{ author: '丁**', score: 5, subject: '别克GL8 · 4辆 · 12个月', day: '2026-11-10' },
      text: '从提交到提车九天，合同、发票一次办好，保养有人来取车。',
    },
    {
      ...{ author: '魏**', score: 4, subject: '大众朗逸 · 10辆 · 6个月', day: '2026-10-22' },
      text: '业务员外勤用，换车很快。希望里程能几辆车一起算。',
    },
    {
      ...{ author: '任**', score: 5, subject: '比亚迪秦 · 6辆 · 24个月', day: '2026-09-30' },
      text: '算下来比自己买划算，报价把每个月多少钱写得很清楚。',
    },
  ],
  REPLACEMENT: [
    {
      ...{ author: '袁**', score: 5, subject: '经济型 · 5天', day: '2026-11-12' },
      text: '4S店给的券抵了三天，车送到修理厂门口，修好当天还的。',
    },
    {
      ...{ author: '邓**', score: 5, subject: '舒适型 · 9天', day: '2026-10-29' },
      text: '修车拖了两天，打个电话就续上了，多出来的两天按报价收。',
    },
    {
      ...{ author: '许**', score: 4, subject: 'SUV · 4天', day: '2026-10-15' },
      text: '车况不错，送车的师傅早到了十分钟。',
    },
  ],
  SCOOTER: [
    {
      ...{ author: '傅**', score: 5, subject: '轻便电动车 · 2天', day: '2026-11-09' },
      text: '逛老城正好，头盔两顶，电量够跑一整天。',
    },
    {
      ...{ author: '沈**', score: 4, subject: '长续航踏板 · 3天', day: '2026-10-25' },
      text: '门店教了怎么换电，还车十分钟办完。刹车略硬。',
    },
    {
      ...{ author: '彭**', score: 5, subject: '轻便电动车 · 1天', day: '2026-10-03' },
      text: '国庆打车难，骑它去地铁站省了不少时间。',
    },
  ],
};
