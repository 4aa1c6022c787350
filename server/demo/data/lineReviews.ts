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
};
